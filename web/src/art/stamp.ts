// Puts a drawing that is given as text into an SVG element: `<g use:stamp={text}>`. A board shows the
// same few figures dozens of times, so each text is read once and copied from then on, which is
// several times faster.

const read = new Map<string, DocumentFragment>();

function original(text: string): DocumentFragment {
  const known = read.get(text);
  if (known) return known;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.innerHTML = text;
  const drawing = document.createDocumentFragment();
  drawing.append(...group.childNodes);
  read.set(text, drawing);
  return drawing;
}

export function stamp(element: SVGElement, first: string) {
  let shown = '';
  function update(text: string) {
    if (text === shown) return;
    shown = text;
    element.replaceChildren(original(text).cloneNode(true));
  }
  update(first);
  return { update };
}
