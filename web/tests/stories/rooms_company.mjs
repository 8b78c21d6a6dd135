// Tables with more than two: three and four seats with computers among them, spectators, the lobby, offers,
// reactions, and the next game.
import { expect, phone, story } from './story.mjs';
import { fromMenu } from './watch.mjs';
import {
  atTheTable,
  byHand,
  comeBy,
  hurryTotem,
  playTokan,
  roomOf,
  setTable,
} from './rooms_way.mjs';

const touch = { hasTouch: true };

for (const [seats, chairs] of [
  ['3', ['me', 'open', '1']],
  ['4', ['me', '1', 'open', 'open']],
]) {
  story(
    `a whole game of Totem with ${seats} seats, people and computers`,
    async ({ page, another, picture }) => {
      // Nobody goes far, and a game in which nothing new happens for long ends.
      const options = { seats, quiet_limit: '6' };
      const links = await setTable(page, 'totem', { options, chairs });
      const players = { 1: { page, hand: 'touch' } };
      for (const [i, link] of links.entries()) {
        const other = await another({ viewport: phone });
        await comeBy(other, link, ['Bob', 'Cid'][i]);
        const seat = chairs.flatMap((kind, at) => (kind === 'open' ? [at + 1] : []))[i];
        players[seat] = { page: other, hand: 'touch' };
      }
      await atTheTable(...Object.values(players).map(({ page: one }) => one));
      const over = await hurryTotem(players, () => false);
      expect(over, 'the game ends');
      await picture(`room-totem-${seats}`);
      for (const { page: one } of Object.values(players)) {
        expect((await one.locator('.seats li').count()) === Number(seats), 'all seats are shown');
        await one.locator('.ending').waitFor();
        await one.locator('[data-seal=ok]').waitFor();
      }
    },
    touch,
  );
}

story(
  'spectators see what everybody sees, and nothing hidden',
  async ({ page, another }) => {
    const [link] = await setTable(page, 'two-paths', { options: { begins: 's' } });
    const bob = await another();
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    const watcher = await another();
    const frames = [];
    watcher.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    await watcher.goto(page.url());
    await atTheTable(watcher);
    await watcher.getByText('You are watching.').first().waitFor();
    await page.getByText('One watches').first().waitFor({ state: 'attached' });
    for (const one of [page, bob]) await one.getByRole('button', { name: 'They stand well' }).tap();
    await page.locator('.cell.draggable').first().tap();
    await page.locator('button.side.w').tap();
    await bob.locator('button.side[aria-disabled=false]').first().waitFor();
    await watcher.getByText('Waiting for Bob').first().waitFor();
    const heard = frames.join('\n');
    expect(heard.includes('"kind":"committed"'), 'the animal is announced to spectators');
    expect(!/"side":|"opened"|"nonce"/.test(heard), 'nobody is told the side before the block');
    expect(
      (await watcher.locator('button.side[aria-disabled=false]').count()) === 0,
      'only watches',
    );
    await bob.locator('button.side.w').tap();
    await watcher.waitForFunction(() => document.querySelectorAll('.moves li').length >= 4);
  },
  touch,
);

story(
  'a table in the lobby is found, played and followed by the next one',
  async (told) => {
    const { page, another, picture } = told;
    const bob = await another({ viewport: phone });
    await bob.goto('/#/lobby');
    await bob.getByText('No table is open right now').first().waitFor();
    await setTable(page, 'tokan', { open: true });
    await bob.getByRole('link', { name: /Take a seat/ }).waitFor();
    await picture('room-lobby', bob);
    await bob.getByRole('link', { name: /Take a seat/ }).tap();
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Sit down' }).tap();
    await atTheTable(page, bob);
    const cid = await another();
    await cid.goto('/#/lobby');
    await cid.getByRole('link', { name: /Watch/ }).waitFor();
    const first = await roomOf(page);
    await playTokan(
      [
        { page, hand: 'touch' },
        { page: bob, hand: 'touch' },
      ],
      { most: 4 },
    );
    await fromMenu(page, 'Give up');
    await page.getByRole('button', { name: 'Give up' }).last().tap();
    await page.locator('.ending').waitFor();
    await bob.locator('.ending').waitFor();
    await page.getByRole('button', { name: 'Rematch' }).first().tap();
    await page.getByText('You have asked for another game').first().waitFor();
    await page.getByRole('button', { name: 'Take the question back' }).tap();
    await bob.locator('[data-offer=rematch]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rematch' }).first().tap();
    await bob.locator('[data-offer=rematch]').getByRole('button', { name: 'Yes' }).tap();
    await page.getByText('All agreed: the next table is set.').first().waitFor();
    expect((await page.getByText('No other game').count()) === 0, 'who asked hears of no refusal');
    for (const one of [page, bob])
      await one.waitForFunction((old) => !location.hash.includes(old), first.room);
    await atTheTable(page, bob);
    const next = await roomOf(page);
    const seatOf = ({ chairs }, name) => chairs.find((chair) => chair.name === name).seat;
    expect(seatOf(first, 'Ann') === seatOf(next, 'Bob'), 'seats are swapped');
    // Both know how it stands, also after both games.
    const score = (one, place, text) =>
      one.locator(place, { hasText: `So far: ${text}` }).waitFor();
    await score(page, '.room-bar', 'Ann 0 – Bob 1');
    await score(bob, '.room-bar', 'Bob 1 – Ann 0');
    await playTokan(byHand([page, bob]), { most: 4 });
    await fromMenu(page, 'Give up');
    await page.getByRole('button', { name: 'Give up' }).last().tap();
    await score(page, '.ending', 'Ann 0 – Bob 2');
    await score(bob, '.ending', 'Bob 2 – Ann 0');
  },
  { ...touch, alone: true },
);

story(
  'people ask each other, and answer',
  async ({ page, another }) => {
    const [link] = await setTable(page, 'tokan', {});
    const bob = await another();
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    const both = [
      { page, hand: 'touch' },
      { page: bob, hand: 'touch' },
    ];
    await playTokan(both, { most: 5 });
    await fromMenu(page, 'Offer a draw');
    await bob.locator('[data-offer=draw]').getByRole('button', { name: 'No' }).tap();
    await page.getByText('No draw: the game goes on.').first().waitFor();
    // Who has heard a no asks again only when the game has gone on.
    await playTokan(both, { most: 2 });
    await fromMenu(page, 'Ask for hints');
    await bob.locator('[data-offer=hints]').getByRole('button', { name: 'Yes' }).tap();
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    const listed = () => page.locator('.moves li').count();
    const before = await listed();
    const told = (one) => one.locator('.news .text').textContent();
    const undone = await told(page);
    const asker = (await page.getByRole('button', { name: 'Ask to take back' }).isEnabled())
      ? [page, bob]
      : [bob, page];
    await asker[0].getByRole('button', { name: 'Ask to take back' }).tap();
    await asker[1].locator('[data-offer=take_back]').getByRole('button', { name: 'Yes' }).tap();
    await page.waitForFunction((n) => document.querySelectorAll('.moves li').length < n, before);
    await bob.waitForFunction((n) => document.querySelectorAll('.moves li').length < n, before);
    await asker[0]
      .getByText(/agreed: your last move is taken back/)
      .first()
      .waitFor();
    await asker[1].getByText('It is taken back.', { exact: true }).first().waitFor();
    const [mine, theirs] = await Promise.all([page, bob].map(told));
    expect(mine === theirs && mine !== undone, `both pages tell the same: ${mine}, ${theirs}`);
  },
  touch,
);

story(
  'reactions are shown, told, and can be hidden',
  async ({ page, another }) => {
    const [link] = await setTable(page, 'tokan', {});
    const bob = await another();
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    const react = async (name) => {
      await bob.getByRole('button', { name: 'Reactions' }).tap();
      await bob.locator(`[data-reaction=${name}]`, { hasText: /\S/ }).tap();
    };
    await react('well_done');
    await page.locator('.seats .reaction svg').waitFor();
    await page
      .locator('[data-told] p', { hasText: 'Bob: Well done!' })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Reactions' }).tap();
    await page.getByLabel('Hide Bob’s reactions').check();
    await page.keyboard.press('Escape');
    await page.locator('.seats .reaction svg').waitFor({ state: 'detached' });
    await react('hurry');
    await react('laugh');
    await page.waitForTimeout(1000);
    expect((await page.locator('.seats .reaction').count()) === 0, 'hidden ones stay hidden');
  },
  touch,
);
