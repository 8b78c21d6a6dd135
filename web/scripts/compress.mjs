// Lays a .br and a .gz beside every built file that shrinks, for servers that send them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kWorthwhile = /\.(html|js|css|wasm|svg|json|webmanifest|txt)$/;
const folder = fileURLToPath(new URL('../../build/web', import.meta.url));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !kWorthwhile.test(path)) continue;
  const plain = readFileSync(path);
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, best));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
