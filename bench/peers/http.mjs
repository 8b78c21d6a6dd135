// POST with JSON in and out, over connections that stay open.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export function post(port, path, body) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const options = { host: '127.0.0.1', port, path, method: 'POST', agent, headers };
  return new Promise((done, failed) => {
    const sent = request(options, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode !== 200) failed(new Error(`${path}: ${answer.statusCode} ${said}`));
        else done(JSON.parse(said));
      });
    });
    sent.on('error', failed);
    sent.end(text);
  });
}
