// Two people at a table over the network, each on the own device: one has a phone and taps, one has nothing
// but a keyboard. Whole games of each kind, and ways to come to a table.
import jsQR from 'jsqr';
import { expect, phone, story } from './story.mjs';
import {
  atTheTable,
  comeBy,
  playTokan,
  playTotem,
  playTwoPaths,
  roomOf,
  setTable,
} from './rooms_way.mjs';

const touch = { viewport: phone, hasTouch: true };

// Both see the same end, the seal is whole, and the game can be looked back at.
async function endsWell(pages) {
  for (const page of pages) {
    await page.locator('.ending').waitFor();
    await page.locator('[data-seal=ok]').waitFor();
  }
  const winners = await Promise.all(
    pages.map((page) => page.locator('.ending').getAttribute('data-winner')),
  );
  expect(new Set(winners).size === 1, `one end for all, not ${winners.join(' and ')}`);
  const room = await roomOf(pages[0]);
  expect(room.over && room.record.includes('Room'), 'the record proves itself');
  await pages[0].locator(`.ending a[href^='#/look/']`).last().click();
  await pages[0].locator('.where').waitFor();
}

// Ann sets the table and taps; Bob comes by the link and has a keyboard.
async function meet(page, another, game, set = {}) {
  const [link] = await setTable(page, game, set);
  const other = await another({ viewport: { width: 1280, height: 800 }, hasTouch: false });
  await comeBy(other, link, 'Bob');
  await atTheTable(page, other);
  return [
    { page, hand: 'touch' },
    { page: other, hand: 'keys' },
  ];
}

story(
  'two people play a whole game of Tokan over the network',
  async ({ page, another, picture }) => {
    const players = await meet(page, another, 'tokan');
    await playTokan(players, {
      async between(turn) {
        if (turn !== 3) return;
        await picture('room-tokan-phone');
        await picture('room-tokan-desktop', players[1].page);
      },
    });
    await endsWell(players.map(({ page: one }) => one));
  },
  touch,
);

story(
  'two people play a whole game of Two Paths over the network',
  async ({ page, another, picture }) => {
    const players = await meet(page, another, 'two-paths', { options: { begins: 's' } });
    const [s, n] = players;
    const over = await playTwoPaths(
      { s, n },
      {
        async between(turn) {
          if (turn === 5) await picture('room-two-paths-phone');
        },
      },
    );
    expect(over, 'the game ends');
    await endsWell(players.map(({ page: one }) => one));
  },
  touch,
);

story(
  'two people play a whole game of Totem over the network',
  async ({ page, another, picture }) => {
    // A game in which nothing new happens for long ends soon.
    const options = { quiet_limit: '12' };
    const [ann, bob] = await meet(page, another, 'totem', { options });
    const over = await playTotem({ 1: ann, 2: bob });
    expect(over, 'the game ends');
    await picture('room-totem-phone');
    await endsWell([ann.page, bob.page]);
  },
  touch,
);

// What a camera reads from the picture of a code.
async function scanned(page, selector) {
  const shot = await page.locator(selector).first().screenshot();
  const { data, width, height } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const found = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(found.width, found.height).getContext('2d');
    canvas.drawImage(found, 0, 0);
    const { data: pixels } = canvas.getImageData(0, 0, found.width, found.height);
    return { data: [...pixels], width: found.width, height: found.height };
  }, shot.toString('base64'));
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}

story('an invitation can be scanned, and opening it changes nothing', async (told) => {
  const { page, another, picture } = told;
  const [link] = await setTable(page, 'tokan', {});
  const read = await scanned(page, 'svg.qr');
  expect(read === link, `the code says ${read}, the link is ${link}`);
  await page.getByText('This link works on this computer only').waitFor();
  await picture('room-waiting');
  const before = await roomOf(page);
  const other = await another(touch);
  await other.goto(read);
  await other.getByRole('button', { name: 'Sit down' }).waitFor();
  await other.getByText('Ann invites you').first().waitFor();
  await picture('room-invited', other);
  const after = await roomOf(page);
  expect(before.version === after.version, 'opening the link changes nothing');
  await other.getByRole('button', { name: 'Sit down' }).tap();
  await other.getByText('Write your name first').first().waitFor();
  await other.getByLabel('Your name').fill('Bob');
  await other.getByRole('button', { name: 'Sit down' }).tap();
  await atTheTable(page, other);
  const secret = link.split('/').at(-1);
  expect(!other.url().includes(secret), 'the secret has left the address');
});

// What a browser writes down where a server refuses.
const refused = { expects: /status of 40[34]/ };

story(
  'a link that does not work says so kindly',
  async ({ page, another }) => {
    const [link] = await setTable(page, 'tokan', {});
    const other = await another();
    const broken = link.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    await other.goto(broken);
    await other.getByLabel('Your name').fill('Bob');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.getByRole('heading', { name: 'This invitation does not fit' }).waitFor();
    // A link that was cut says so before anybody has typed anything, and one without a key whom to ask.
    await other.goto('about:blank');
    await other.goto(link.slice(0, -9));
    await other.getByRole('heading', { name: 'This invitation does not fit' }).waitFor();
    await other.goto('about:blank');
    await other.goto(page.url());
    await other.getByText('ask Ann for the link').first().waitFor();
    expect((await other.getByLabel('Your name').count()) === 0, 'no seat without an invitation');
    await other.getByRole('link', { name: 'Start', exact: true }).last().waitFor();
    await other.goto('about:blank');
    await comeBy(other, link, 'Bob');
    await atTheTable(page, other);
    const third = await another();
    await third.goto(link);
    await third.getByRole('heading', { name: 'Somebody sits there already' }).waitFor();
    await third.goto('/#/room/00000000000000000000000000000000');
    await third.getByRole('heading', { name: 'This table is not there' }).waitFor();
  },
  refused,
);

story('a table that is closed takes its invitations along', async ({ page, another }) => {
  const [link] = await setTable(page, 'two-paths', {});
  await page.getByRole('button', { name: 'Close this table' }).click();
  await page.getByRole('button', { name: 'Close this table' }).last().click();
  await page.locator('ul.games').waitFor();
  const other = await another();
  await other.goto(link);
  await other.getByRole('heading', { name: 'This table is closed' }).waitFor();
});

story(
  'a seat moves to another device, and both can play',
  async ({ page, another }) => {
    const [ann, bob] = await meet(page, another, 'tokan', {});
    await playTokan([ann, bob], { most: 2 });
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Move my seat' }).tap();
    const link = await scanned(page, 'svg.qr');
    expect(link?.includes('#/seat/'), `the code says ${link}`);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    const tablet = await another({ viewport: { width: 820, height: 1180 } });
    await tablet.goto(link);
    await tablet.getByRole('button', { name: 'Take your seat here' }).tap();
    await atTheTable(tablet);
    await playTokan([{ page: tablet, hand: 'touch' }, bob], { most: 2 });
    await page.waitForFunction(() => document.querySelectorAll('.moves li').length >= 4);
  },
  touch,
);
