// Where the 271 spaces lie: their names as docs/notation.md writes them, their places on the
// picture, and the way that arrow keys take over them. The middles of two neighbours are 100 apart.

export interface Place {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

const kRadius = 9;
const kAcross = 100;
const kDown = (kAcross * Math.sqrt(3)) / 2;

function place(q: number, r: number): Place {
  const name = String.fromCharCode('a'.charCodeAt(0) + r + kRadius) + String(q + kRadius + 1);
  return { name, q, r, x: kAcross * (q + r / 2), y: kDown * r };
}

// From the top row down, each from left to right.
export const rows: Place[][] = Array.from({ length: 2 * kRadius + 1 }, (_, i) => {
  const r = i - kRadius;
  const first = Math.max(-kRadius, -kRadius - r);
  const last = Math.min(kRadius, kRadius - r);
  return Array.from({ length: last - first + 1 }, (_, k) => place(first + k, r));
});
export const places: Place[] = rows.flat();

const byName = new Map(places.map((place) => [place.name, place]));

export function placeOf(name: string): Place {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no space '${name}'.`);
  return found;
}

export function distance(a: Place, b: Place): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

// The outline of a space around 0,0, its point up.
export function outline(size: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
export const kOutline = outline(kAcross / Math.sqrt(3));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const kWhole: Box = { x: -1025, y: -865, width: 2050, height: 1730 };

// The part of the board around some spaces, in the shape of the whole and never beyond it.
export function frameOf(names: string[]): Box {
  const kMargin = 220;
  const kLeast = 900;
  const around = names.map(placeOf);
  const left = Math.min(...around.map(({ x }) => x)) - kMargin;
  const right = Math.max(...around.map(({ x }) => x)) + kMargin;
  const top = Math.min(...around.map(({ y }) => y)) - kMargin;
  const bottom = Math.max(...around.map(({ y }) => y)) + kMargin;
  const shape = kWhole.width / kWhole.height;
  const width = Math.min(kWhole.width, Math.max(right - left, (bottom - top) * shape, kLeast));
  const height = width / shape;
  const within = (at: number, low: number, high: number) => Math.min(Math.max(at, low), high);
  return {
    x: within((left + right - width) / 2, kWhole.x, kWhole.x + kWhole.width - width),
    y: within((top + bottom - height) / 2, kWhole.y, kWhole.y + kWhole.height - height),
    width,
    height,
  };
}

// The space that is nearest to a point of the picture, of those given; none if all are too far.
export function nearest(names: Iterable<string>, x: number, y: number, within: number) {
  let best: string | null = null;
  let least = within;
  for (const name of names) {
    const at = placeOf(name);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far > least) continue;
    least = far;
    best = name;
  }
  return best;
}

// Where an arrow key leads. Up and down keep to the column in which they began (`column`, an x),
// so that they go straight in a zigzag; at the edge the way ends.
export function towards(from: string, key: string, column: number): string | null {
  const { q, r } = placeOf(from);
  const at = (q: number, r: number) => byName.get(place(q, r).name);
  if (key === 'ArrowLeft') return at(q - 1, r)?.name ?? null;
  if (key === 'ArrowRight') return at(q + 1, r)?.name ?? null;
  const ways =
    key === 'ArrowUp' ? [at(q + 1, r - 1), at(q, r - 1)] : [at(q, r + 1), at(q - 1, r + 1)];
  const open = ways.filter((way) => way !== undefined);
  open.sort((a, b) => Math.abs(a.x - column) - Math.abs(b.x - column));
  return open[0]?.name ?? null;
}
