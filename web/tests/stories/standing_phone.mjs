// A phone in the hand: what is asked of whom stands in sight above the board, in every language, at one
// screen and over the network, and the board stays where it is when another sentence comes.
import { atTheTable, comeBy, setTable } from './rooms_way.mjs';
import { expect, phone, story } from './story.mjs';
import { setUp } from './watch.mjs';

const phones = [{ width: 390, height: 844 }, phone];
const touch = { viewport: phone, hasTouch: true };

const boxOf = (page, what) => page.locator(what).first().boundingBox();

// What each game offers below its board that has to be in sight as well.
const below = { tokan: [], 'two-paths': ['button.side.e'], totem: ['.dice'] };

async function inSight(page, game, name) {
  for (const language of ['de', 'fr', 'es', 'en']) {
    await page.locator('header select').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    for (const size of phones) {
      await page.setViewportSize(size);
      for (const what of ['.prompt p', ...below[game]]) {
        const { y, height } = await boxOf(page, what);
        const where = `${name}, ${language}, ${size.width} wide`;
        expect(height > 0, `${where}: ${what} says something`);
        expect(y >= 0 && y + height <= size.height, `${where}: ${what} ends at ${y + height}`);
      }
      const prompt = await boxOf(page, '.prompt');
      const board = await boxOf(page, '.board svg');
      expect(prompt.y + prompt.height <= board.y, `${name}: what is asked is above the board`);
    }
  }
}

for (const game of ['tokan', 'two-paths', 'totem']) {
  story(
    `what is asked stands in sight on a phone, ${game}`,
    async ({ page, picture }) => {
      await setUp(page, game, { players: ['person', 'person'] });
      await inSight(page, game, 'at one screen');
      await picture(`${game}-standing-phone`);
    },
    touch,
  );
  story(
    `what is asked stands in sight on a phone over the network, ${game}`,
    async ({ page, another, picture }) => {
      const seats =
        game === 'totem' ? { options: { seats: '3' }, chairs: ['me', 'open', '2'] } : {};
      const [link] = await setTable(page, game, seats);
      const bob = await another();
      await comeBy(bob, link, 'Bob');
      await atTheTable(page, bob);
      for (const one of [page, bob]) await one.locator('.moves').waitFor();
      await inSight(page, game, 'who made the table');
      await inSight(bob, game, 'who came');
      await picture(`room-${game}-standing-phone`);
    },
    touch,
  );
}

story(
  'who guesses in Two Paths reads that it is a guess, and the board stays where it is',
  async ({ page, another, picture }) => {
    const [link] = await setTable(page, 'two-paths', { options: { begins: 's' } });
    const bob = await another({ language: 'de' });
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    const tops = new Set();
    const look = async () => tops.add((await boxOf(bob, '.board svg')).y);
    await look();
    await page.locator('.two-paths .primary').tap();
    await bob.locator('.two-paths .primary').waitFor();
    await look();
    await bob.locator('.two-paths .primary').tap();
    await page.locator('.cell.draggable').first().tap();
    await page.locator('button.side.w').tap();
    await bob.getByRole('button', { name: 'Westen blockieren', exact: true }).waitFor();
    await bob.locator('.prompt', { hasText: 'Ann (Süd) schickt den Fuchs los.' }).waitFor();
    await bob.locator('.prompt', { hasText: 'Rate und blockiere sie.' }).waitFor();
    await look();
    await inSight(bob, 'two-paths', 'who guesses');
    expect(
      (await page.getByText('Block west').count()) === 0,
      'only who guesses is asked to block',
    );
    expect(tops.size === 1, `the board stays where it is: ${[...tops].join(', ')}`);
    await picture('room-two-paths-hidden');
    await picture('room-two-paths-guess', bob);
  },
  touch,
);
