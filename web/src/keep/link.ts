// A whole game in a link: the record, packed, behind the '#', so that it never reaches a server.

async function through(stream: GenericTransformStream, bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

// A record is a few kilobytes; whatever unpacks to more than this is not one.
const kLongestLink = 200_000;

export async function packed(record: string): Promise<string> {
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(record),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// The record in a link's text; fails if it is damaged.
export async function unpacked(text: string): Promise<string> {
  if (text.length > kLongestLink) throw new Error('too long');
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(
    new DecompressionStream('deflate-raw'),
    Uint8Array.from(raw, (letter) => letter.charCodeAt(0)),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
