// Whole games of Totem against the computer, from the first roll to the end: one by mouse, one by
// keys alone. The terminal program says what to do, so that the person plays well and the game is
// short; every action is a press on what the page offers. Dice and computer draw from a fixed row of
// numbers, so that every run is the same game.
import { Engine } from './engine.mjs';
import { expect, story } from './story.mjs';
import { byKeys, byMouse } from './totem_hand.mjs';
import { overhear, setUp, theEnd } from './watch.mjs';

const kSeed = 36;
const kAdviser = 6; // a level that wins soon

// In the table worker, before anything of its own: numbers that are the same in every run.
function loadedDice(seed) {
  let state = seed;
  crypto.getRandomValues = (numbers) => {
    for (let i = 0; i < numbers.length; ++i) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      numbers[i] = mixed ^ (mixed >>> 14);
    }
    return numbers;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (line, ...more) {
    const seeded = typeof line === 'string' ? line.replace('{', '{"seed":"1",') : line;
    post.call(this, seeded, ...more);
  };
}

async function sitDown(page) {
  await page.addInitScript(overhear);
  await page.route(/\/table\.worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `(${loadedDice})(${kSeed});${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await setUp(page, 'totem', { players: ['person', '1'] });
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
}

// What the adviser would do from here with the piece that it moves first, step by step.
async function advice(engine, { position, options }) {
  const asked = { game: 'totem', options };
  const way = [];
  for (let at = position; ;) {
    const { action } = await engine.ask({
      ...asked,
      ...{ cmd: 'choose', position: at, level: kAdviser, seed: '1' },
    });
    const [from, to] = action?.split('-') ?? [];
    if (way.length > 0 && (!to || !way.at(-1).endsWith(`-${from}`))) return way;
    way.push(action);
    if (!to) return way;
    ({ position: at } = await engine.ask({
      ...asked,
      ...{ cmd: 'apply', position: at, actions: [action] },
    }));
  }
}

// The next press, and how many actions it stands for: as many steps at once as the page leads.
async function nextPress(engine, view) {
  if (view.turn === 'chance') return ['roll', 1];
  const way = await advice(engine, view);
  if (!way[0].includes('-')) return [way[0], 1];
  const [from] = way[0].split('-');
  const start = view.board.path.at(-1) === from ? '>' : `${from}-`;
  const lead = (steps) => {
    const [, to] = way[steps - 1].split('-');
    const found = view.board.reach.find((one) => one.from === from && one.to === to);
    return found?.actions.length === steps ? [start + to, steps] : null;
  };
  for (let steps = way.length; steps > 0; --steps) if (lead(steps)) return lead(steps);
  throw new Error(`the page does not lead along ${way.join(' ')}`);
}

// Waits until so many actions have been listed and it is the person's turn again.
async function answered(page, listed) {
  const handle = await page.waitForFunction((least) => {
    const { view, history } = globalThis.overheard ?? {};
    if (!view || history.length < least) return null;
    if (document.querySelectorAll('.moves li').length !== history.length) return null;
    return view.over || view.board.mover === '1' ? { view, listed: history.length } : null;
  }, listed);
  return handle.jsonValue();
}

async function playWholeGame(page, press) {
  const engine = new Engine();
  try {
    for (let now = await answered(page, 0); !now.view.over;) {
      const [action, steps] = await nextPress(engine, now.view);
      await press(page, action);
      now = await answered(page, now.listed + steps);
    }
  } finally {
    engine.close();
  }
  await theEnd(page);
  await page.getByText('You have won').first().waitFor();
  const rolls = await page.locator('.moves li', { hasText: /roll/ }).count();
  expect(rolls >= 10, `a whole game, not ${rolls} rolls`);
}

story('a whole game of Totem by mouse', async ({ page, picture }) => {
  await sitDown(page);
  await playWholeGame(page, byMouse);
  await picture('totem-end-desktop');
});

story('a whole game of Totem by keys alone', async ({ page, picture }) => {
  await sitDown(page);
  await playWholeGame(page, byKeys);
  await picture('totem-keys-desktop');
});
