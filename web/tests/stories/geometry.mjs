// What is wrong with how a page is laid out, found by measuring it: boxes and lines of text that lie
// on each other, text that is cut off, and anything that has to be scrolled sideways.

// Runs in the page, in a window and with letters of a given size, and looks at the page or at what a
// selector names that lies above it. Gives sentences; none if all is well.
export async function misplaced({ width, letters, above = '' }) {
  // Some parts answer to a new size when they are drawn, and a page that nobody sees may never be.
  await new Promise((ready) => {
    requestAnimationFrame(() => setTimeout(ready));
    setTimeout(ready, 2000);
  });
  const kSlack = 1.5; // pixels that nobody sees
  const root = above ? document.querySelector(above) : document.body;
  if (!root?.checkVisibility()) return [`there is no ${above}`];
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  // In a large window letters grow by up to a quarter.
  if (innerWidth !== width || letter < letters || letter > 1.25 * letters)
    return [`the window is ${innerWidth} wide, with letters of ${letter}`];
  const pressed = 'a[href], button, input, select, textarea, summary, [role=button]';
  const nameOf = (element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = said.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
    const kind = element.classList.value.replaceAll(/\s*svelte-\w+/g, '').replaceAll(' ', '.');
    return `${element.localName}${kind ? `.${kind}` : ''}${text ? ` "${text}"` : ''}`;
  };
  // What each element inherits of those around it, worked out once for each.
  const inherited = (of) => {
    const known = new Map();
    const look = (element) => {
      if (!known.has(element)) known.set(element, of(element, look));
      return known.get(element);
    };
    return look;
  };
  // What lies above the page on purpose, and what only a screen reader meets.
  const aside = inherited((element, around) => {
    if (element === root) return false;
    const { position, bottom, clipPath, opacity, visibility } = getComputedStyle(element);
    if (position === 'sticky' && bottom === '0px') return true;
    if (position === 'fixed' || clipPath !== 'none' || visibility === 'hidden') return true;
    if (opacity === '0' || element.matches('dialog, [popover], [role=menu], .skip')) return true;
    return around(element.parentElement);
  });
  const shown = (element) => element.checkVisibility() && !aside(element);
  // All around an element that scrolls or hides, with their boxes; the nearest first.
  const frames = inherited((element, around) => {
    if (element === document.body) return [];
    const further = element === root ? [] : around(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === 'visible' && overflowY === 'visible') return further;
    const scrolls = ['auto', 'scroll'].includes(overflowY);
    return [{ element, box: element.getBoundingClientRect(), scrolls }, ...further];
  });
  // The box that is left of one within whatever scrolls or hides around it.
  const clipped = (element, { left, top, right, bottom }) => {
    const kept = { left, top, right, bottom, hidden: null };
    for (const { element: at, box, scrolls } of frames(element)) {
      const out =
        kept.left < box.left - kSlack ||
        kept.right > box.right + kSlack ||
        ((kept.top < box.top - kSlack || kept.bottom > box.bottom + kSlack) && !scrolls);
      if (out) kept.hidden ??= at;
      kept.left = Math.max(kept.left, box.left);
      kept.top = Math.max(kept.top, box.top);
      kept.right = Math.min(kept.right, box.right);
      kept.bottom = Math.min(kept.bottom, box.bottom);
    }
    return kept;
  };

  const found = new Set();
  const things = [];
  const add = (element, rect, what, shrink = 0) => {
    const box = clipped(element, rect);
    if (box.hidden) found.add(`${what} is cut off by ${nameOf(box.hidden)}`);
    if (box.left < -kSlack || box.right > width + kSlack)
      found.add(`${what} reaches beyond the window (${Math.round(box.left)} to ${box.right})`);
    const lost = (box.bottom - box.top) * shrink;
    const kept = { ...box, top: box.top + lost, bottom: box.bottom - lost };
    if (kept.right - kept.left > kSlack && kept.bottom - kept.top > kSlack)
      things.push({ element, what, ...kept });
  };

  for (const element of root.querySelectorAll(pressed)) {
    if (element.closest('svg') || !shown(element)) continue;
    add(element, element.getBoundingClientRect(), nameOf(element));
  }
  for (const board of root.querySelectorAll('svg, img, progress')) {
    if (!above && !board.closest('main')) continue;
    if (board.closest('button, a') || board.parentElement.closest('svg') || !shown(board)) continue;
    add(board, board.getBoundingClientRect(), nameOf(board).split(' "')[0]);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element } = text;
    if (!text.data.trim() || element.closest('svg, select, textarea, script, style')) continue;
    if (!shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const holder = element.closest('button, .button, select');
    const around = holder?.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      const what = `text "${text.data.trim().slice(0, 30)}"`;
      // Lines stand closer than their letters are high.
      add(element, line, what, 0.2);
      if (around && (line.left < around.left - kSlack || line.right > around.right + kSlack))
        found.add(`${what} is wider than ${nameOf(holder)}`);
      if (around && (line.top < around.top - 4 || line.bottom > around.bottom + 4))
        found.add(`${what} is higher than ${nameOf(holder)}`);
    }
  }

  const within = (a, b) => a === b || a.contains(b) || b.contains(a);
  things.sort((a, b) => a.top - b.top);
  things.forEach((a, i) => {
    for (let j = i + 1; j < things.length && things[j].top < a.bottom; ++j) {
      const b = things[j];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across <= kSlack || down <= kSlack || within(a.element, b.element)) continue;
      found.add(`${a.what} overlaps ${b.what} by ${Math.round(across)}×${Math.round(down)}`);
    }
  });

  // What does not scroll with the page has to lie in the window.
  if (above && (root.matches(':modal') || getComputedStyle(root).position === 'fixed')) {
    const { top, bottom } = root.getBoundingClientRect();
    if (top < -kSlack || bottom > innerHeight + kSlack)
      found.add(`${above} sticks out of the window (${Math.round(top)} to ${Math.round(bottom)})`);
  }
  const tooWide = document.documentElement.scrollWidth - width;
  if (tooWide > 0) found.add(`the page is ${tooWide} pixels too wide`);
  for (const element of above
    ? [root, ...root.querySelectorAll('*')]
    : root.querySelectorAll('main *')) {
    if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.localName !== 'textarea')
      found.add(`${nameOf(element)} scrolls sideways`);
  }
  return [...found];
}
