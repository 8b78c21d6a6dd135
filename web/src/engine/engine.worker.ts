// A worker that thinks: the engine and nothing else. The first message is the compiled module, every
// further one a line of the protocol; each answer line goes back as it comes. Whoever wants it to
// stop at once ends the worker.
import { open, type Answer } from './wasm';

let answer: Promise<Answer> | undefined;

self.onmessage = async (event: MessageEvent<WebAssembly.Module | string>) => {
  if (typeof event.data !== 'string') {
    answer = open(event.data);
    return;
  }
  const ask = await answer;
  ask?.(event.data, (line) => self.postMessage(line));
};
