// A whole game in a link: the record, packed, behind the '#', so that it never reaches a server. A link
// may come from anybody, so it is unpacked only as far as a record can be long.

// The longest games, of Totem with four seats and nobody who plans, are 100 kB and half that as a link.
const kLongestLink = 64_000; // letters
const kLongestInLink = 256_000; // bytes

// More than any game is.
export class TooLong extends Error {}

// A byte unpacks to a thousand at the most, so a small piece is never much before its size is seen.
const kPiece = 256;
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += kPiece)));
      else controller.close();
    },
  });
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array> {
  const reader = inPieces(bytes).pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new TooLong();
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// The text of a link; fails with `TooLong` where it would not be opened again.
export async function packed(record: string): Promise<string> {
  const plain = new TextEncoder().encode(record);
  const bytes = await through(new CompressionStream('deflate-raw'), plain, kLongestLink);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const link = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (link.length > kLongestLink || plain.length > kLongestInLink) throw new TooLong();
  return link;
}

// The record in a link's text; fails if it is damaged, and with `TooLong` if it cannot be one.
export async function unpacked(text: string): Promise<string> {
  if (text.length > kLongestLink) throw new TooLong();
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  const record = await through(new DecompressionStream('deflate-raw'), bytes, kLongestInLink);
  return new TextDecoder('utf-8', { fatal: true }).decode(record);
}
