// Small pictures of what can be chosen, drawn in a box of 72 by 48: what a variant changes, without a
// word. Its name and a line about it stand beside it.

const tile = (x: number, y: number, kind: 'red' | 'black' | 'gap' | 'lit', size = 12) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${size}" height="${size}" rx="${kind === 'black' ? 1 : 3}"/>`;
const tower = (x: number, tiles: ('red' | 'black')[]) =>
  tiles
    .map(
      (kind, i) =>
        `<rect class="${kind}" x="${x}" y="${38 - i * 7}" width="16" height="7" rx="2"/>`,
    )
    .join('');
const dot = (x: number, y: number, kind: string, r = 3) =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const line = (d: string) => `<path class="line" d="${d}"/>`;
const text = (x: number, y: number, said: string) => `<text x="${x}" y="${y}">${said}</text>`;
const spots: Record<number, [number, number][]> = {
  1: [[0, 0]],
  6: [-6, 0, 6].flatMap((y): [number, number][] => [
    [-5, y],
    [5, y],
  ]),
};
const die = (x: number, y: number, points: number) =>
  `<rect class="die" x="${x - 11}" y="${y - 11}" width="22" height="22" rx="5"/>` +
  spots[points]!.map(([dx, dy]) => dot(x + dx, y + dy, 'ink', 2.2)).join('');
const hexagon = (x: number, y: number, r: number) =>
  `<path class="ground" d="M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}z"/>`;
const field = (rows: number) =>
  [18, 36, 54]
    .flatMap((x) =>
      Array.from({ length: rows }, (_, i) =>
        dot(x, 5 + (i * 38) / (rows - 1), i === 0 ? 'black' : i === rows - 1 ? 'red' : 'ink', 2.4),
      ),
    )
    .join('');
// A line of tiles: a space is a gap, a letter a tile of that colour.
const row = (y: number, tiles: string) =>
  [...tiles]
    .map((kind, i) =>
      tile(4 + i * 13, y, kind === 'r' ? 'red' : kind === 'b' ? 'black' : 'gap', 11),
    )
    .join('');

export const pictures: Record<string, string> = {
  'score.classic':
    tower(8, ['red', 'black', 'red', 'red']) +
    tower(28, ['black', 'red']) +
    tower(48, ['red', 'black', 'red']),
  'score.heads':
    [12, 36, 60].map((x, i) => dot(x, 16, i === 1 ? 'black' : 'red', 9)).join('') +
    [12, 36, 60].map((x, i) => text(x, 42, String(i + 1))).join(''),
  'setup.deal':
    `<g transform="rotate(-14 20 24)">${tile(12, 14, 'red', 18)}</g>` +
    `<g transform="rotate(9 40 26)">${tile(30, 18, 'black', 18)}</g>` +
    `<g transform="rotate(24 58 20)">${tile(48, 10, 'red', 18)}</g>`,
  'setup.fair':
    line('M36 8v32M26 42h20M12 14h48M12 14l-8 14h16zM60 14l-8 14h16z') +
    tile(3, 28, 'red', 14) +
    tile(53, 28, 'black', 14),
  'setup.lay':
    row(24, 'rb') +
    tile(30, 24, 'gap', 11) +
    tile(46, 8, 'red', 14) +
    line('M52 26c0 6-4 8-9 6M47 28l-5 4 3 5'),
  'begins.random': die(24, 26, 1) + die(50, 22, 6),
  'order.drawn': die(20, 24, 6) + die(52, 24, 1),
  'order.given': [14, 36, 58]
    .map((x, i) => dot(x, 16, 'ink', 5) + text(x, 42, String(i + 1)))
    .join(''),
  'clock.none': line('M22 10h28M22 38h28M26 10c0 10 20 18 20 28M46 10c0 10-20 18-20 28'),
  'clock.minutes': line('M36 6a18 18 0 1 1 0 36a18 18 0 1 1 0-36zM36 14v10l7 4'),
  'clock.days': line('M18 12h36v30H18zM18 20h36M26 8v8M46 8v8') + text(36, 38, '7'),
  'access.link': line(
    'M32 28a8 8 0 0 0 11 0l7-7a8 8 0 0 0-11-11l-3 3M40 20a8 8 0 0 0-11 0l-7 7a8 8 0 0 0 11 11l3-3',
  ),
  'access.all':
    [18, 36, 54].map((x) => dot(x, 14, 'ink', 6)).join('') +
    line('M8 40c0-10 20-10 20 0M26 40c0-10 20-10 20 0M44 40c0-10 20-10 20 0'),
  'order.rolled': die(24, 26, 6) + die(50, 22, 1),
  'order.seated': text(14, 20, '1') + text(36, 32, '2') + text(58, 44, '3'),
  'rows.7': field(7),
  'rows.8': field(8),
  'seating.auto': hexagon(36, 24, 24) + dot(36, 8, 'red', 5) + dot(36, 40, 'black', 5),
  'seating.choose':
    hexagon(36, 24, 24) +
    [
      [36, 8],
      [52, 16],
      [52, 32],
      [36, 40],
      [20, 32],
      [20, 16],
    ]
      .map(([x, y]) => dot(x!, y!, 'gap', 4))
      .join('') +
    dot(52, 16, 'red', 5),
  'twelve.must': die(13, 24, 6) + die(36, 24, 6) + line('M55 17a9 9 0 1 1-2 14M55 11v6h-6'),
  'twelve.may': die(20, 24, 6) + die(44, 24, 6) + text(63, 31, '?'),
  'ends.turn': tile(12, 14, 'red', 20) + line('M44 14l18 20M62 14L44 34'),
  'ends.either':
    tile(4, 6, 'red', 16) +
    line('M26 8l12 12M38 8L26 20') +
    tile(32, 26, 'black', 16) +
    line('M54 28l12 12M66 28L54 40'),
  'gaps.run': row(6, 'rb rb') + row(30, 'rb  rb'.slice(0, 5)) + line('M8 23h18M22 20l4 3-4 3'),
  'gaps.all': row(6, 'rb rb') + row(30, ' rbrb') + line('M8 23h44M48 20l4 3-4 3'),
  'frame.float': row(18, ' rb  ') + line('M4 10h60M4 10l5-4M4 10l5 4M64 10l-5-4M64 10l-5 4'),
  'frame.centre':
    tile(4, 18, 'gap', 9) +
    tile(15, 18, 'gap', 9) +
    tile(26, 18, 'red', 9) +
    tile(37, 18, 'black', 9) +
    tile(48, 18, 'gap', 9) +
    tile(59, 18, 'gap', 9),
};
