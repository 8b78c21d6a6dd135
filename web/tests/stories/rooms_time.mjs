// Tables where time matters: clocks and their end, days for a turn, somebody who is gone and whom the others
// need not wait for. The clock is handed in, so that nobody waits for it.
import { expect, story } from './story.mjs';
import {
  byHand,
  gather,
  playTokan,
  hurryTotem,
  roomOf,
  setTable,
  turnFirst,
  turnsEnd,
} from './rooms_way.mjs';

const timed = { hasTouch: true, clock: true };
const kSecond = 1000;
const kHour = 3600 * kSecond;
const kDay = 24 * kHour;
const five = { minutes: 5, increment: 0 };
// How long somebody has to be away at such a table before others may claim the game.
const kGone = 30 * kSecond;

// Lets time pass until whoever is on turn has so much left.
async function passUntil(left, page, pass) {
  const { clock, view } = await roomOf(page);
  await pass(clock.left[view.seat] - left);
}

const running = (page) => page.locator('.seats .clock.runs');
const shown = (page, text) => running(page).filter({ hasText: text }).waitFor();
const told = (page, text) =>
  page.locator('[data-told] p', { hasText: text }).first().waitFor({ state: 'attached' });
const claims = (page) => page.locator('.claim').count();

story(
  'a clock runs, is announced, and its end ends the game',
  async ({ page, another, pass }) => {
    const pages = await gather({ page, another }, 'tokan', { clock: five });
    await playTokan(byHand(pages), { most: 4 });
    const [mover, other] = await turnFirst(pages);
    const name = mover === page ? 'Ann' : 'Bob';
    await passUntil(50 * kSecond, page, pass);
    await told(mover, 'You have 1 minute left.');
    await told(other, `${name} has 1 minute left.`);
    await passUntil(9 * kSecond, page, pass);
    await told(mover, 'You have 10 seconds left.');
    await told(other, `${name} has 10 seconds left.`);
    for (const one of pages) await shown(one, /^0:0\d\.\d$/);
    expect(!(await roomOf(page)).over, 'nobody has lost before the time is over');
    await pass(10 * kSecond);
    await mover.locator('.ending', { hasText: 'Your time has run out.' }).waitFor();
    await other.locator('.ending', { hasText: `${name} (` }).waitFor();
    await other.locator('.ending', { hasText: 'has run out of time.' }).waitFor();
  },
  timed,
);

story(
  'who waits for somebody who is gone claims the game, and wins',
  async ({ page, another, pass }) => {
    const pages = await gather({ page, another }, 'tokan', { clock: five });
    await playTokan(byHand(pages), { most: 4 });
    const [gone, there] = await turnFirst(pages);
    const { view } = await roomOf(there);
    await gone.close();
    await there.locator('.seats .presence:not(.there)').waitFor();
    expect((await claims(there)) === 0, 'nothing can be claimed at once');
    await pass(kGone);
    await there.getByRole('button', { name: 'is gone: claim the win' }).tap();
    await there.getByRole('button', { name: 'End the waiting' }).tap();
    const ending = there.locator('.ending');
    await ending.waitFor();
    const winner = await ending.getAttribute('data-winner');
    expect(winner !== null && winner !== view.seat, `${winner} wins where ${view.seat} is gone`);
  },
  timed,
);

story(
  'at a table of three somebody who is gone is out, and the others play on',
  async ({ page, another, pass }) => {
    const set = { options: { seats: '3' }, chairs: ['me', 'open', 'open'], clock: five };
    const pages = await gather({ page, another }, 'totem', set);
    const players = Object.fromEntries(byHand(pages).map((player, i) => [i + 1, player]));
    // Everybody has two turns: nothing is called off any more.
    await hurryTotem(players, turnsEnd(6));
    const [gone, there, third] = await turnFirst(pages);
    const { mover } = (await roomOf(there)).view.board;
    await gone.close();
    await there.locator(`[data-seat="${mover}"] .presence:not(.there)`).waitFor();
    expect((await claims(there)) === 0, 'nothing can be claimed at once');
    await pass(kGone);
    await there.getByRole('button', { name: 'is gone: go on without them' }).tap();
    await there.getByRole('button', { name: 'End the waiting' }).tap();
    for (const one of [there, third])
      await one.locator(`.board [data-reserve="${mover}"].out`).waitFor({ state: 'attached' });
    delete players[mover];
    const over = await hurryTotem(players, turnsEnd(2));
    expect(!over, 'two play on');
    for (const one of [there, third]) await one.locator('[data-seal=ok]').waitFor();
  },
  timed,
);

story(
  'with days for a turn the clock shows days, and nobody has to be there',
  async ({ page, another, pass }) => {
    const pages = await gather({ page, another }, 'tokan', { clock: { days: 2 } });
    await playTokan(byHand(pages), { most: 4 });
    const [gone, there] = await turnFirst(pages);
    await shown(there, '1 day 23 h');
    await gone.close();
    await there.locator('.seats .presence:not(.there)').waitFor();
    await pass(kDay);
    await shown(there, /^23:59:\d\d$/);
    expect((await claims(there)) === 0, 'nobody claims in a game by days');
    const back = await gone.context().newPage();
    await back.goto(there.url());
    await shown(back, /^23:59:\d\d$/);
    // A move is made, and the days begin anew.
    const both = pages.map((one) => (one === gone ? back : one));
    await playTokan(byHand(both), { most: 2 });
    await shown(there, '1 day 23 h');
    await pass(2 * kDay + kSecond);
    for (const one of both)
      await one
        .locator('.ending .why', { hasText: /time has run out|has run out of time/ })
        .waitFor();
  },
  timed,
);

story(
  'an invitation that nobody has taken for long says so kindly',
  async ({ page, another, pass }) => {
    const [link] = await setTable(page, 'two-paths', {});
    await pass(31 * kDay);
    await page.getByRole('heading', { name: 'This table has been cleared away' }).waitFor();
    const other = await another();
    await other.goto(link);
    await other.getByRole('heading', { name: 'This table has been cleared away' }).waitFor();
    expect((await other.getByLabel('Your name').count()) === 0, 'no seat is offered');
  },
  timed,
);
