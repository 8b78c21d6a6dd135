// Ways through tables over the network that several stories share: setting one, coming by a link, and
// playing on until a game is over, each person with the own page and the own hand.
import { Engine } from './engine.mjs';
import { within } from './story.mjs';
import { byKeys, byTouch } from './totem_hand.mjs';

const kLongestTurn = 60_000;
const kPause = 60; // milliseconds between two looks at the pages

// Sets a table as its maker does; gives the links that invite to it. `chairs` are 'me', 'open' or a level.
export async function setTable(page, game, set = {}) {
  const { name = 'Ann', chairs = [], options = {}, order = 'given', clock, open, watched } = set;
  await page.goto(`/#/together/${game}`);
  await page.locator('[data-chair="1"]').waitFor();
  await page.locator('form details').evaluateAll((all) => all.forEach((one) => (one.open = true)));
  for (const [option, value] of Object.entries(options)) {
    const number = page.locator(`input[type=number][name="${option}"]`);
    if ((await number.count()) > 0) await number.fill(value);
    else await page.locator(`input[name="${option}"][value="${value}"]`).check();
  }
  await page.locator(`input[name=order][value=${order}]`).check();
  for (const [at, who] of chairs.entries()) {
    const kind = /^\d$/.test(who) ? 'computer' : who;
    await page.locator(`[name="chair-${at}"][value="${kind}"]`).check();
    if (kind === 'computer') await page.locator(`[name="level-${at}"][value="${who}"]`).check();
  }
  await page.locator('[data-chair] input.name').fill(name);
  if (clock) await chooseClock(page, clock);
  if (open) await page.locator('input[name=access][value=all]').check();
  if (watched === false) await page.locator('input[name=spectators]').uncheck();
  await page.locator('button[type=submit]').click();
  await page.locator('.waiting').waitFor();
  return page.locator('[data-invite] input').evaluateAll((all) => all.map(({ value }) => value));
}

async function chooseClock(page, { minutes, increment, days }) {
  await page.locator(`input[name=clock][value=${days ? 'days' : 'minutes'}]`).check();
  if (days) return page.locator('input[name=days]').fill(String(days));
  await page.locator('input[name=minutes]').fill(String(minutes));
  return page.locator('input[name=increment]').fill(String(increment));
}

// Comes by a link and takes the seat.
export async function comeBy(page, link, name) {
  await page.goto(link);
  await page.locator('.invited input[type=text]').fill(name);
  await page.locator('.invited button[type=submit]').click();
  await page.locator('.waiting, .board svg').first().waitFor();
}

export const atTheTable = (...pages) =>
  Promise.all(pages.map((page) => page.locator('.board svg').first().waitFor()));

// Sets a table and brings everybody to it, each on the own device: Ann has set it, the others have the open
// chairs in their order. Gives the pages by chair.
export async function gather({ page, another }, game, set = {}) {
  const links = await setTable(page, game, set);
  const pages = [page];
  for (const [i, link] of links.entries()) {
    const other = await another();
    await comeBy(other, link, ['Bob', 'Cid', 'Dan'][i]);
    pages.push(other);
  }
  await atTheTable(...pages);
  return pages;
}
export const byHand = (pages, hand = 'touch') => pages.map((page) => ({ page, hand }));

// The page of whoever is on turn, and then the others; `pages` by chair.
export async function turnFirst(pages) {
  const { view, chairs } = await roomOf(pages[0]);
  const seat = view.seat ?? view.board.mover;
  const at = chairs.findIndex((chair) => chair.seat === seat);
  return [pages[at], ...pages.filter((_, chair) => chair !== at)];
}

// The room as anybody may see it.
export async function roomOf(page) {
  const [, , room] = new URL(page.url()).hash.split('/');
  return page.evaluate(async (id) => (await fetch(`./api/rooms/${id}`)).json(), room);
}

// What a page shows that a hand can act on.
const look = (page) =>
  page.evaluate(() => ({
    over: document.querySelector('.ending') !== null,
    listed: document.querySelectorAll('.moves li').length,
    grab: document.querySelector('[role=gridcell].grab') !== null,
    ready: document.querySelector('.two-paths .primary') !== null,
    send: document.querySelector('.cell.draggable') !== null,
    side: document.querySelector('button.side[aria-disabled=false]') !== null,
  }));

// Waits until all pages show so many actions and one of them can act, or the game is over. Gives the
// page, and what it shows.
async function onTurn(pages, listed, acts) {
  const find = async () => {
    for (;;) {
      const seen = await Promise.all(pages.map(look));
      if (seen.every(({ over }) => over)) return { over: true };
      const at = seen.findIndex(acts);
      if (at >= 0 && seen.every((one) => one.listed >= listed))
        return { page: pages[at], ...seen[at] };
      await new Promise((done) => setTimeout(done, kPause));
    }
  };
  return within(kLongestTurn, `somebody, to act after ${listed} actions`, find());
}

async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 80; ++tabs) {
    if (await page.evaluate((what) => document.activeElement?.matches(what), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const names = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.dataset.name));

// With the arrow keys of a board, whose cells have names as b1; one that is turned round has a at the right.
async function walk(page, to, called = 'name') {
  const turned = (await page.locator('[data-turned]').count()) > 0;
  const [east, west] = turned ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [north, south] = turned ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  for (let steps = 0; steps < 30; ++steps) {
    const at = await page.evaluate((key) => document.activeElement.dataset[key] ?? '', called);
    if (at === to) return;
    if (at[0] !== to[0]) await page.keyboard.press(at[0] < to[0] ? east : west);
    else await page.keyboard.press(at[1] < to[1] ? north : south);
  }
  throw new Error(`the arrow keys do not lead to ${to}`);
}

const kMine = '[role=gridcell].grab';
const kLit = '[role=gridcell][data-target]';
const tokanHands = {
  async touch(page, turn) {
    const own = await names(page, kMine);
    await page.locator(`[role=gridcell][data-name="${own[turn % own.length]}"]`).tap();
    await page.locator(kLit).first().tap();
  },
  async keys(page, turn) {
    const own = await names(page, kMine);
    await tabTo(page, '[role=gridcell]');
    await walk(page, own[turn % own.length]);
    await page.keyboard.press('Enter');
    await page.locator(kLit).first().waitFor();
    await walk(page, (await names(page, kLit))[0]);
    await page.keyboard.press('Enter');
  },
};

// `hands`: for every page 'touch' or 'keys'. `between` is done before each action, with its number.
export async function playTokan(players, { most = Infinity, between = async () => {} } = {}) {
  const pages = players.map(({ page }) => page);
  let listed = 0;
  for (let turn = 0; turn < Math.min(most, 120); ++turn) {
    const now = await onTurn(pages, listed, ({ grab }) => grab);
    if (now.over) return true;
    await between(turn);
    ({ listed } = await look(now.page));
    await tokanHands[players.find(({ page }) => page === now.page).hand](now.page, turn);
    listed += 1;
  }
  if (most === Infinity) throw new Error('the game does not end');
  await onTurn(pages, listed, () => true);
  return false;
}

const twoPathsHands = {
  touch: {
    ready: (page) => page.locator('.two-paths .primary').tap(),
    async send(page, turn) {
      const runners = page.locator('.cell.draggable');
      await runners.nth(turn % (await runners.count())).tap();
      await page.locator(`button.side.${turn % 2 ? 'w' : 'e'}`).tap();
    },
    block: (page, turn) => page.locator(`button.side.${turn % 3 ? 'w' : 'e'}`).tap(),
  },
  keys: {
    async ready(page) {
      await tabTo(page, '.two-paths .primary');
      await page.keyboard.press('Enter');
    },
    // Of a single animal both ways are shown without its being picked.
    async send(page, turn) {
      await tabTo(page, '[data-cell]');
      const own = await page
        .locator('.cell.draggable')
        .evaluateAll((all) => all.map((one) => one.dataset.cell));
      if (own.length > 1) {
        await walk(page, own[turn % own.length], 'cell');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press(turn % 2 ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press('Enter');
    },
    async block(page, turn) {
      await tabTo(page, `button.side.${turn % 3 ? 'w' : 'e'}`);
      await page.keyboard.press('Enter');
    },
  },
};

// What the room waits for, and of which seat; nothing while a device opens its envelope.
function awaitedOf({ view, pending }) {
  if (pending)
    return pending.blocked ? null : { what: 'block', seat: pending.seat === 's' ? 'n' : 's' };
  return { what: view.board.duel === null ? 'ready' : 'send', seat: view.seat };
}
const kAsked = {
  ready: '.two-paths .primary',
  send: '.cell.draggable',
  block: 'button.side[aria-disabled=false]',
};

// `players` by seat.
export async function playTwoPaths(players, { most = 400, between = async () => {} } = {}) {
  const any = players.s.page;
  for (let turn = 0, version = 0; turn < most; ++turn) {
    const room = await newer(any, version);
    if (room.over) return true;
    ({ version } = room);
    const asked = awaitedOf(room);
    if (!asked) continue;
    const { page, hand } = players[asked.seat];
    await page.locator(kAsked[asked.what]).first().waitFor();
    await between(turn, room);
    await twoPathsHands[hand][asked.what](page, turn);
  }
  return false;
}

// The room, once it has gone on.
function newer(page, version) {
  const find = async () => {
    for (;;) {
      const room = await roomOf(page);
      if (room.version > version) return room;
      await new Promise((done) => setTimeout(done, kPause));
    }
  };
  return within(kLongestTurn, `the room, to go on after event ${version}`, find());
}

const kAdviser = 4; // a level that wins soon
const kMostPresses = 2000;
const totemHands = { touch: byTouch, keys: byKeys };

// What the adviser would do with the piece that it moves first, as many steps at once as the page leads.
async function nextPress(engine, { view }) {
  if (view.turn === 'chance') return ['roll', 1];
  const asked = { game: 'totem', options: view.options };
  const way = [];
  for (let position = view.position; ;) {
    const chosen = await engine.ask({
      ...{ ...asked, cmd: 'choose', position, level: kAdviser, seed: '1' },
    });
    const [from, to] = chosen.action?.split('-') ?? [];
    if (way.length > 0 && (!to || !way.at(-1).endsWith(`-${from}`))) break;
    way.push(chosen.action);
    if (!to) return [way[0], 1];
    const applied = { ...asked, cmd: 'apply', position, actions: [chosen.action] };
    ({ position } = await engine.ask(applied));
  }
  const [from] = way[0].split('-');
  const start = view.board.path.at(-1) === from ? '>' : `${from}-`;
  for (let steps = way.length; steps > 0; --steps) {
    const [, to] = way[steps - 1].split('-');
    const found = view.board.reach.find((one) => one.from === from && one.to === to);
    if (found?.actions.length === steps) return [start + to, steps];
  }
  throw new Error(`the page does not lead along ${way.join(' ')}`);
}

// Whoever only wants the turn to end uses few points, and most of them at once.
function hastyPress({ view }) {
  const { turn, actions, board } = view;
  if (turn === 'chance') return ['roll', 1];
  const [points] = actions
    .flatMap((action) => (action.startsWith('use ') ? [Number(action.slice(4))] : []))
    .sort((a, b) => a - b);
  if (points !== undefined) return [`use ${points}`, 1];
  const [way] = board.reach.slice().sort((a, b) => b.actions.length - a.actions.length);
  if (!way) return [actions.at(-1), 1];
  const start = board.path.at(-1) === way.from ? '>' : `${way.from}-`;
  return [start + way.to, way.actions.length];
}

// For `until` below: so many turns have ended.
export function turnsEnd(turns) {
  const movers = [];
  return ({ view }) => {
    const { mover } = view.board;
    if (mover !== movers.at(-1)) movers.push(mover);
    return movers.length > turns;
  };
}

// Plays a game of Totem to its end. `players` by seat; seats of the computer are missing.
export async function playTotem(players) {
  const engine = new Engine();
  try {
    return await pressTotem(
      players,
      (room) => nextPress(engine, room),
      () => false,
    );
  } finally {
    engine.close();
  }
}
// Plays Totem in haste until the room is as wanted.
export const hurryTotem = (players, until) => pressTotem(players, hastyPress, until);

// Gives whether the game is over.
async function pressTotem(players, next, until) {
  const [{ page: any }] = Object.values(players);
  const shown = async (page, listed) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector('.ending') ||
        document.querySelectorAll('.moves li').length >= wanted,
      listed,
    );
  for (let press = 0; press < kMostPresses; ++press) {
    const room = await roomOf(any);
    const { over, ply, board } = room.view;
    if (over) return true;
    if (until(room)) return false;
    const player = players[board.mover];
    const arrives = (what, plies) => within(kLongestTurn, `${what} to arrive`, arrived(any, plies));
    if (!player) {
      await arrives('the action of a computer', ply + 1);
      continue;
    }
    await shown(player.page, ply);
    const [action, steps] = await next(room);
    await totemHands[player.hand](player.page, action);
    await arrives(action, ply + steps);
  }
  throw new Error('the game does not come to an end');
}

// Until the room has so many actions, or is over.
async function arrived(page, plies) {
  for (;;) {
    const { view } = await roomOf(page);
    if (view.over || view.ply >= plies) return;
    await new Promise((done) => setTimeout(done, kPause));
  }
}
