// A board's drawing as a picture that stands alone: what the style sheets say is written into the
// drawing itself, and what answers to a hand is left out.

// Of these an element has what its parent has, unless it says otherwise.
const kInherited = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'font-size': '16px',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
} as const;
// Drawings keep only the attributes that say where something is.
const kShape = /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|id|patternUnits|viewBox)$/;

const hex = (part: number) =>
  Math.round(Math.min(1, part) * 255)
    .toString(16)
    .padStart(2, '0');

// "rgb(1, 2, 3)", "rgba(…)" and "color(srgb …)" as a colour that every program reads, and how much
// of it shows.
function colour(value: string): [string, number] {
  const parts = value.match(/[\d.]+(?:e-?\d+)?/g)?.map(Number);
  if (!parts || parts.length < 3 || value.startsWith('url')) return [value.replaceAll('"', ''), 1];
  const scale = value.startsWith('color') ? 1 : 255;
  return [
    `#${parts
      .slice(0, 3)
      .map((part) => hex(part / scale))
      .join('')}`,
    parts[3] ?? 1,
  ];
}

const rounded = (text: string) =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));

const isNothing = (paint: string) => paint === 'none' || paint === 'rgba(0, 0, 0, 0)';

function seen(element: Element): boolean {
  const { display, visibility, opacity, fill, stroke } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden' || opacity === '0') return false;
  if (element.matches('title, desc, [role=group], [role=button]')) return false;
  return element.children.length > 0 || !isNothing(fill) || !isNothing(stroke);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Where it stands in the drawing.
function boxOf(element: SVGGraphicsElement, drawing: SVGSVGElement): Box {
  const toDrawing = drawing.getScreenCTM()!.inverse();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const first = new DOMPoint(left, top).matrixTransform(toDrawing);
  const last = new DOMPoint(right, bottom).matrixTransform(toDrawing);
  return { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y };
}
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

let drawing: SVGSVGElement;
let frame: Box;

function copied(element: SVGElement, parent: Record<string, string>): string {
  if (!seen(element)) return '';
  const isShape = element.children.length === 0 && !element.closest('defs');
  if (isShape && !meet(boxOf(element as SVGGraphicsElement, drawing), frame)) return '';
  const style = getComputedStyle(element);
  const own: Record<string, string> = {};
  const attributes: string[] = [];
  for (const { name, value } of element.attributes) {
    if (kShape.test(name)) attributes.push(`${name}="${rounded(value)}"`);
  }
  const put = (name: string, value: string) => attributes.push(`${name}="${value}"`);
  for (const name of Object.keys(kInherited)) {
    own[name] = style.getPropertyValue(name);
    if (own[name] === parent[name]) continue;
    const [value, part] = /^(fill|stroke)$/.test(name) ? colour(own[name]!) : [own[name]!, 1];
    put(name, rounded(value.replaceAll('px', '')));
    if (part < 1) put(`${name}-opacity`, rounded(String(part)));
  }
  if (style.transform !== 'none') {
    const { a, b, c, d, e, f } = new DOMMatrix(style.transform);
    const moved = a === 1 && b === 0 && c === 0 && d === 1;
    put(
      'transform',
      rounded(moved ? `translate(${e} ${f})` : `matrix(${[a, b, c, d, e, f].join(' ')})`),
    );
  }
  if (style.opacity !== '1') put('opacity', rounded(style.opacity));
  const inside = [...element.childNodes]
    .map((child) => {
      if (child instanceof SVGElement) return copied(child, own);
      return child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '').trim() : '';
    })
    .join('');
  const tag = element.tagName;
  if (tag === 'g' || tag === 'defs') {
    if (inside === '') return '';
    if (attributes.length === 0 && tag === 'g') return inside;
  }
  const open = [tag, ...attributes].join(' ');
  return inside === '' ? `<${open}/>` : `<${open}>${inside}</${tag}>`;
}

// The places with a name: the spaces of a board.
export function places(): Record<string, Box> {
  drawing = document.querySelector<SVGSVGElement>('#board svg')!;
  const nameOf = ({ dataset }: SVGGraphicsElement) =>
    dataset['name'] ?? dataset['cell'] ?? dataset['space'];
  const found = [...drawing.querySelectorAll<SVGGraphicsElement>('*')].filter(nameOf);
  return Object.fromEntries(found.map((place) => [nameOf(place), boxOf(place, drawing)]));
}

// What of the drawing is in the frame.
export function taken(wanted: Box): string {
  drawing = document.querySelector<SVGSVGElement>('#board svg')!;
  frame = wanted;
  return [...drawing.children].map((child) => copied(child as SVGElement, kInherited)).join('');
}
