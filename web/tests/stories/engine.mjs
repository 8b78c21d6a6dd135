// The terminal program's engine for stories: what a good player would do, asked of somebody else
// than the page.
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program, within } from './story.mjs';

const kLongestAnswer = 60_000;

// The terminal program's answer to some arguments. Nothing else happens meanwhile, not even the end of
// a story's time, so it has an end of its own.
export const programSays = (how, input = '') =>
  execFileSync(program, how, { encoding: 'utf8', input, timeout: kLongestAnswer });

// One question.
export const asked = (request) => JSON.parse(programSays(['engine'], JSON.stringify(request)));

// Many questions, while pages go on.
export class Engine {
  #process = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async ask(request) {
    const line = JSON.stringify(request);
    this.#process.stdin.write(`${line}\n`);
    const answer = await within(kLongestAnswer, `the engine, asked ${line}`, this.#lines.next());
    return JSON.parse(answer.value);
  }

  close() {
    this.#process.stdin.end();
  }
}
