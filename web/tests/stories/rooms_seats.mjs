// Seats that change hands: somebody leaves for good and comes back or does not, somebody loses all that the
// device kept, several pages and devices have one seat, chance says who sits where.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programSays } from './engine.mjs';
import { expect, phone, story } from './story.mjs';
import { fromMenu, giveUp } from './watch.mjs';
import { atTheTable, byHand, comeBy, gather, hurryTotem, roomOf, turnsEnd } from './rooms_way.mjs';

const touch = { hasTouch: true };
const timed = { ...touch, clock: true };
// Without a clock somebody is gone after five minutes.
const kGone = 300_000;
const three = { options: { seats: '3' }, chairs: ['me', 'open', 'open'] };
const bySeat = (pages) => Object.fromEntries(byHand(pages).map((player, i) => [i + 1, player]));
const isGone = (page, seat) =>
  page.locator(`[data-seat="${seat}"] .presence:not(.there)`).waitFor();
const isThere = (page, seat) => page.locator(`[data-seat="${seat}"] .presence.there`).waitFor();
const onTurn =
  (seat) =>
  ({ view }) =>
    view.board.mover === seat;
const answer = (page, offer, name) =>
  page.locator(`[data-offer=${offer}]`).getByRole('button', { name }).tap();
const sealed = (pages) =>
  Promise.all(pages.map((page) => page.locator('[data-seal=ok]').waitFor()));

// Another page of the same browser at the same table.
async function openAgain(page, address) {
  const found = await page.context().newPage();
  await found.goto(address);
  await atTheTable(found);
  return found;
}

story(
  'who leaves for good is replaced by a computer once the others agree, and may come back until then',
  async ({ page, another, pass }) => {
    const [ann, bob, cid] = await gather({ page, another }, 'totem', three);
    const address = ann.url();
    await hurryTotem(bySeat([ann, bob, cid]), onTurn('3'));
    await cid.close();
    await isGone(ann, '3');
    const computer = 'Let the computer play for Cid';
    await fromMenu(ann, computer);
    await ann.getByText('This seat may come back').first().waitFor();
    await pass(kGone);
    await fromMenu(ann, computer);
    await bob.getByText('Ann asks whether the computer should play on for Cid.').first().waitFor();
    const back = await openAgain(cid, address);
    await isThere(ann, '3');
    await answer(bob, 'replace', 'No');
    await ann.getByText('Cid’s seat stays as it is.').first().waitFor();
    await hurryTotem(bySeat([ann, bob, back]), turnsEnd(3));
    await back.close();
    await isGone(ann, '3');
    await pass(kGone);
    await fromMenu(ann, computer);
    await answer(bob, 'replace', 'Yes');
    for (const one of [ann, bob])
      await one.locator('[data-seat="3"]', { hasText: 'Computer' }).waitFor();
    // The computer has its turns among the others.
    await hurryTotem(bySeat([ann, bob]), turnsEnd(4));
    const late = await openAgain(cid, address);
    await late.getByText('You are watching.').first().waitFor();
    await sealed([ann, bob, late]);
  },
  timed,
);

// As somebody does who clears all that the browser has kept.
async function loseEverything(page, address) {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

// Takes the seat that the others have invited to anew.
async function sitAgain(page, asker, name) {
  const link = await asker.locator('[data-invite] input').inputValue();
  await page.goto('about:blank');
  await comeBy(page, link, name);
  await atTheTable(page);
}

story(
  'who has lost all that the device kept gets the seat back once the others agree, and plays on',
  async ({ page, another, pass }) => {
    const [ann, bob, cid] = await gather({ page, another }, 'totem', three);
    const address = ann.url();
    await hurryTotem(bySeat([ann, bob, cid]), onTurn('3'));
    await cid.goto('about:blank');
    await loseEverything(cid, address);
    await cid.goto(address);
    for (const one of [ann, cid]) await isGone(one, '3');
    await pass(kGone);
    await fromMenu(ann, 'New invitation for Cid');
    expect((await ann.locator('[data-invite]').count()) === 0, 'no link before all agree');
    await answer(bob, 'reseat', 'Yes');
    await sitAgain(cid, ann, 'Cid');
    await isThere(bob, '3');
    await ann.locator('[data-invite]').waitFor({ state: 'detached' });
    await hurryTotem(bySeat([ann, bob, cid]), turnsEnd(4));
    await sealed([ann, bob, cid]);
  },
  timed,
);

story(
  'where the key to an envelope is lost, the other one says which side it was',
  async ({ page, another, pass }) => {
    const set = { options: { begins: 's' } };
    const [ann, bob] = await gather({ page, another }, 'two-paths', set);
    const address = ann.url();
    for (const one of [ann, bob]) await one.getByRole('button', { name: 'They stand well' }).tap();
    await ann.locator('.cell.draggable').first().tap();
    await ann.locator('button.side.w').tap();
    await bob.locator('button.side[aria-disabled=false]').first().waitFor();
    await ann.goto('about:blank');
    await loseEverything(ann, address);
    await bob.locator('button.side.e').tap();
    await bob
      .getByText(/Ann’s device/)
      .first()
      .waitFor();
    await isGone(bob, 's');
    await pass(kGone);
    await fromMenu(bob, 'New invitation for Ann');
    await sitAgain(ann, bob, 'Ann');
    await fromMenu(ann, 'I cannot open my envelope');
    await ann.getByRole('button', { name: 'I cannot open my envelope' }).tap();
    await bob.getByText('The envelope cannot be opened: its key is lost.').first().waitFor();
    const { view } = await roomOf(bob);
    await bob.locator('button.side.w').tap();
    for (const one of [ann, bob])
      await one.waitForFunction(
        (plies) => document.querySelectorAll('.moves li').length >= plies,
        view.ply + 2,
      );
    const { pending } = await roomOf(bob);
    expect(pending === null, 'the duel is decided');
    await sealed([ann, bob]);
  },
  timed,
);

story(
  'two pages and another device have one seat: all follow, and each can play',
  async ({ page, another }) => {
    const [ann, bob] = await gather({ page, another }, 'two-paths', { options: { begins: 's' } });
    const second = await openAgain(ann, bob.url());
    await fromMenu(ann, 'Move my seat');
    const link = await ann.getByRole('dialog').getByRole('textbox').inputValue();
    await ann.getByRole('button', { name: 'Close', exact: true }).tap();
    const tablet = await another({ viewport: { width: 820, height: 1180 } });
    await tablet.goto(link);
    await tablet.getByRole('button', { name: 'Take your seat here' }).tap();
    await atTheTable(tablet);
    const all = [ann, second, tablet, bob];
    const listed = (plies) =>
      Promise.all(
        all.map((one) =>
          one.waitForFunction(
            (wanted) => document.querySelectorAll('.moves li').length >= wanted,
            plies,
          ),
        ),
      );
    await second.getByRole('button', { name: 'They stand well' }).tap();
    await bob.getByRole('button', { name: 'They stand well' }).tap();
    await listed(2);
    // One device hides a side and is gone: another one that has the key opens it.
    await tablet.locator('.cell.draggable').first().tap();
    await tablet.locator('button.side.w').tap();
    await bob.locator('button.side[aria-disabled=false]').first().waitFor();
    await tablet.close();
    all.splice(2, 1);
    await bob.locator('button.side.e').tap();
    await listed(4);
    await sealed(all);
  },
  touch,
);

// What the terminal program says of a record; it ends with an error where the record does not hold. That a game
// was given up is only told, so not all of it is proven.
const kPartly = 3;
function verified(record) {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-story-'));
  try {
    const file = join(folder, 'game.txt');
    writeFileSync(file, record);
    return programSays(['verify', file]);
  } catch (error) {
    if (error.status !== kPartly) throw error;
    return error.stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

story(
  'chance says who sits where, and all pages show the same order',
  async ({ page, another }) => {
    const pages = await gather({ page, another }, 'totem', { ...three, order: 'drawn' });
    const { chairs } = await roomOf(page);
    const seats = chairs.map(({ seat }) => seat);
    const names = ['1', '2', '3'].map((seat) => chairs[seats.indexOf(seat)].name);
    for (const one of pages) {
      const shown = await one.locator('.seats .names .who > span:first-child').allTextContents();
      expect(shown.join() === names.join(), `${shown.join()} is not ${names.join()}`);
    }
    const roll = (one) => one.getByRole('button', { name: 'Roll the dice', disabled: false });
    const first = pages[seats.indexOf('1')];
    await roll(first).waitFor();
    for (const one of pages)
      expect((await roll(one).count()) === (one === first ? 1 : 0), 'whoever sits first begins');
    for (const one of pages.slice(1)) await giveUp(one);
    for (const one of pages) await one.locator('.ending').waitFor();
    const { record } = await roomOf(page);
    expect(record.includes('[Chairs "drawn '), 'the record says that the order was drawn');
    verified(record);
  },
  { ...touch, viewport: phone },
);
