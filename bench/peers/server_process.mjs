// A peer's server as a process of its own, its memory and its processor time.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const kTicks = 100; // a second, in proc(5)
const kReadySeconds = 30;

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function accepts(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true) || socket.destroy());
    socket.on('error', () => done(false));
  });
}

export class ServerProcess {
  // Waits until it accepts connections.
  static async start(script, port, ...others) {
    const server = new ServerProcess();
    const path = fileURLToPath(new URL(script, import.meta.url));
    server.process = spawn(process.execPath, [path, String(port), ...others], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // It ends with the load, however that ends.
    process.on('exit', () => server.process.kill('SIGKILL'));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
    for (const until = Date.now() + kReadySeconds * 1000; !(await accepts(port));) {
      if (server.process.exitCode !== null) throw new Error(`${script} ended at its start`);
      if (Date.now() > until) throw new Error(`${script} did not start in ${kReadySeconds} s`);
      await pause(20);
    }
    return server;
  }

  #read(file) {
    return readFileSync(`/proc/${this.process.pid}/${file}`, 'latin1');
  }

  // What it has in memory of its own, in bytes.
  memory() {
    return Number(/RssAnon:\s*(\d+)/.exec(this.#read('status'))[1]) * 1024;
  }

  // In seconds.
  processorTime() {
    const fields = this.#read('stat').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / kTicks;
  }
}
