// The terminal program's engine for stories: what a good player would do, asked of somebody else
// than the page.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './story.mjs';

export class Engine {
  #process = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async ask(request) {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.#lines.next()).value);
  }

  close() {
    this.#process.stdin.end();
  }
}
