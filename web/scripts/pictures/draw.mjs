// Draws the pictures of the rules pages: `npm run pictures [part of a name]`. Positions come from
// pictures.mjs, what may be done in them from the engine, and the drawing from the boards of the app,
// shown in Chromium. Run it after a change of the boards' looks; the pictures are kept in docs/.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { pictures } from './pictures.mjs';

const top = fileURLToPath(new URL('../../../', import.meta.url));
const kScale = 0.78; // of a board's units to the pixels of a picture, as a rule
const kLabels = { left: 30, below: 30 };
const kBetween = 44;
const kPaper = '#f5edd8';
const kInk = '#504130';

// The engine, asked one line at a time.
const engine = spawn(`${top}build/release/menagerie`, ['engine']);
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (answer.error) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
}

// The view of a panel, and the one before it if an action led to it.
async function viewsOf({
  game,
  options = {},
  viewer,
  seed,
  position,
  actions = [],
  still = false,
}) {
  const start = position ?? (await ask({ cmd: 'start', game, options, seed })).position;
  const view = async (played) =>
    (await ask({ cmd: 'view', game, options, viewer, start, actions: played })).view;
  return {
    view: await view(actions),
    before: actions.length > 0 && !still ? await view(actions.slice(0, -1)) : null,
  };
}

const around = (boxes) => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};
const grown = ({ x, y, width, height }, [above, right, below, left]) => ({
  x: x - left,
  y: y - above,
  width: width + left + right,
  height: height + above + below,
});

async function panel(page, wanted) {
  const {
    show: spaces,
    picks = [],
    marks = [],
    margin = [4, 4, 4, 4],
    labels = true,
    active = false,
  } = wanted;
  const views = await viewsOf(wanted);
  const props = { ...views, active: active || picks.length > 0, marks };
  await page.evaluate((shown) => globalThis.show(shown), props);
  const settle = () => page.waitForTimeout(700);
  await settle();
  for (const pick of picks) {
    const places = ['name', 'cell', 'space'].map((kind) => `[data-${kind}="${pick}"]`);
    await page.locator(places.join()).last().click();
    await settle();
  }
  await page.mouse.move(0, 0);
  await settle();
  const places = await page.evaluate(() => globalThis.places());
  const shown = Object.entries(places).filter(([name]) => spaces(name));
  const frame = grown(around(shown.map(([, box]) => box)), margin);
  const drawn = await page.evaluate((box) => globalThis.taken(box), frame);
  return { frame, drawn, names: labels ? labelsOf(shown, frame) : [], labels };
}

// Letters under the columns, numbers left of the rows.
function labelsOf(shown, frame) {
  const middle = ({ x, y, width, height }) => [x + width / 2 - frame.x, y + height / 2 - frame.y];
  const columns = new Map(shown.map(([name, box]) => [name[0], middle(box)[0]]));
  const rows = new Map(shown.map(([name, box]) => [name.slice(1), middle(box)[1]]));
  return [
    ...[...columns].map(([name, x]) => ({ name, x, y: frame.height + 17 })),
    ...[...rows].map(([name, y]) => ({ name, x: -15, y })),
  ];
}

// What is drawn several times is written once.
function shortened(drawn) {
  const kLong = 250;
  const counts = new Map();
  const found = tree(drawn);
  for (const { text } of found) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = new Map();
  let out = '';
  let at = 0;
  for (const { start, end, text } of found) {
    if (start < at || text.length < kLong || counts.get(text) < 2) continue;
    if (!names.has(text)) names.set(text, `p${names.size + 1}`);
    out += `${drawn.slice(at, start)}<use href="#${names.get(text)}"/>`;
    at = end;
  }
  const defs = [...names].map(([text, id]) => text.replace('<g', `<g id="${id}"`)).join('\n');
  return { body: out + drawn.slice(at), defs };
}
// Every <g> with its text, outer ones before those inside them.
function tree(drawn) {
  const open = [];
  const found = [];
  for (const { 0: tag, index } of drawn.matchAll(/<g[ >][^>]*>|<g>|<\/g>/g)) {
    if (tag !== '</g>') open.push(found.push({ start: index }) - 1);
    else {
      const group = found[open.pop()];
      group.end = index + tag.length;
      group.text = drawn.slice(group.start, group.end);
    }
  }
  return found;
}

async function draw(page, { name, panels, scale = kScale }) {
  const parts = [];
  let y = 0;
  let width = 0;
  for (const [i, wanted] of panels.entries()) {
    const { frame, drawn, names, labels } = await panel(page, wanted);
    const left = labels ? kLabels.left : 0;
    if (i > 0) {
      const x = left + frame.width / 2;
      parts.push(
        `<path d="M${x} ${y + 8}v18m-11-9l11 11 11-11" fill="none" stroke="${kInk}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
      y += kBetween;
    }
    const { x: fx, y: fy, width: fw, height: fh } = frame;
    parts.push(
      `<svg x="${left}" y="${y}" width="${fw}" height="${fh}" viewBox="${fx} ${fy} ${fw} ${fh}">${drawn}</svg>`,
      ...names.map(
        (label) =>
          `<text x="${left + label.x}" y="${y + label.y}" fill="${kInk}" font-size="20" text-anchor="middle" dominant-baseline="central">${label.name}</text>`,
      ),
    );
    y += frame.height + (labels ? kLabels.below : 0);
    width = Math.max(width, left + frame.width);
  }
  const pad = 10;
  const whole = { width: Math.round(width + 2 * pad), height: Math.round(y + 2 * pad) };
  const { body, defs } = shortened(withoutRepeatedDefs(parts.join('\n')));
  const size = `width="${Math.round(whole.width * scale)}" height="${Math.round(whole.height * scale)}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${-pad} ${-pad} ${whole.width} ${whole.height}" font-family="Atkinson Hyperlegible, Verdana, sans-serif">
<rect x="${-pad}" y="${-pad}" width="${whole.width}" height="${whole.height}" rx="14" fill="${kPaper}"/>
${defs && `<defs>\n${defs}\n</defs>\n`}${body}
</svg>
`;
  writeFileSync(`${top}docs/rules/pictures/${name}.svg`, text);
  console.log(`${name}: ${whole.width} × ${whole.height}, ${text.length} bytes`);
}
function withoutRepeatedDefs(text) {
  let first = true;
  return text.replace(/<defs>[^]*?<\/defs>/g, (defs) => {
    const kept = first ? defs : '';
    first = false;
    return kept;
  });
}

const only = process.argv[2] ?? '';
const server = await createServer({
  configFile: `${top}web/vite.config.ts`,
  root: `${top}web`,
  server: { port: 5199 },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({
  ...{ viewport: { width: 1280, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' },
});
page.on('pageerror', (error) => console.error(error.message));
try {
  await page.goto(`${server.resolvedUrls.local[0]}scripts/pictures/page.html`);
  await page.waitForFunction(() => 'show' in globalThis);
  for (const picture of pictures) if (picture.name.includes(only)) await draw(page, picture);
} finally {
  await browser.close();
  await server.close();
  engine.stdin.end();
}
