// The engine as it is built for the browser.
import { readFileSync } from 'node:fs';

const file = new URL('../../../build/wasm/menagerie.wasm', import.meta.url);
export const module = await WebAssembly.compile(readFileSync(file));
