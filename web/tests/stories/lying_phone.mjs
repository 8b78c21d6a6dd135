// A phone that lies on its side: the board and what is needed to play are in sight together, in
// every language.
import { expect, story } from './story.mjs';
import { setUp } from './watch.mjs';

const phones = [
  { width: 667, height: 375 },
  { width: 740, height: 360 },
];

// What is needed in a turn, beside the board, the prompt, taking back and the hint.
const needed = {
  tokan: ['.tokan > svg'],
  'two-paths': ['.two-paths > svg', 'button.side.w', 'button.side.e', '.two-paths .primary'],
  totem: ['.totem > svg', '.dice', '.buttons button >> nth=0', '.buttons button >> nth=-1'],
};
const always = ['.seats', '.prompt', '.tools > * >> nth=0', '.tools > * >> nth=1'];

async function inSight(page, what, name) {
  const { x, y, width, height } = await page.locator(what).boundingBox();
  const screen = page.viewportSize();
  const inside = x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
  expect(inside, `${name}: ${what} sticks out, ${width} by ${height} at ${x},${y}`);
}

story(
  'board and controls of every game fit on a lying phone together',
  async ({ page, picture }) => {
    for (const [game, parts] of Object.entries(needed)) {
      await setUp(page, game);
      await page.locator(parts[0]).waitFor();
      const roll = page.getByRole('button', { name: 'Roll the dice' });
      if (game === 'totem') await roll.click();
      for (const part of parts) await page.locator(part).waitFor();
      for (const language of ['de', 'fr', 'es', 'en']) {
        await page.locator('header select').selectOption(language);
        await page.locator(`html[lang=${language}]`).waitFor();
        for (const phone of phones) {
          await page.setViewportSize(phone);
          const name = `${game}, ${language}, ${phone.width} wide`;
          for (const part of [...parts, ...always]) await inSight(page, part, name);
        }
      }
      await picture(`${game}-lying-phone`);
    }
  },
  { viewport: phones[0] },
);
