// axe finds nothing to complain about on any page, in any language and theme; and every page is
// photographed at phone and desktop size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { desktop, expect, phone, story } from './story.mjs';
import { computersPlay, theEnd } from './watch.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function complaints(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

const games = ['tokan', 'two-paths', 'totem'];
const plain = {
  start: ['/', 'h2'],
  games: ['/#/games', 'h1'],
  unknown: ['/#/nowhere', 'h1'],
  trouble: ['/#/link/broken', '[role=alert]'],
  ...Object.fromEntries(games.map((game) => [`setup-${game}`, [`/#/setup/${game}`, 'form']])),
  ...Object.fromEntries(
    games.map((game) => [`play-${game}`, [`/#/play/new/${game}`, '.board svg']]),
  ),
  ...Object.fromEntries(games.map((game) => [`learn-${game}`, [`/#/learn/${game}`, '.board svg']])),
};

async function visit(page, address, waitFor, name, picture) {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator(waitFor).first().waitFor();
  await page.waitForTimeout(600);
  if (picture) await picture(name);
  const found = await complaints(page);
  expect(found.length === 0, `${name}: ${found.join('; ')}`);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide <= 0, `${name} is ${wide} pixels too wide`);
}

// Every page twice: each language, theme and size meets every page across the four stories.
const looks = [
  ['en', 'light', 'desktop'],
  ['de', 'dark', 'phone'],
  ['fr', 'light', 'phone'],
  ['es', 'dark', 'desktop'],
];
for (const [language, theme, size] of looks) {
  story(
    `axe has nothing to say: ${language}, ${theme}, ${size}`,
    async ({ page, picture }) => {
      for (const [name, [address, waitFor]] of Object.entries(plain)) {
        await visit(page, address, waitFor, `${name}-${size}-${theme}-${language}`, picture);
      }
    },
    { language, theme, viewport: { desktop, phone }[size] },
  );
}

for (const [game, theme, size] of [
  ['tokan', 'light', 'phone'],
  ['two-paths', 'dark', 'desktop'],
  ['totem', 'light', 'desktop'],
]) {
  story(
    `a game of ${game} can be looked back at, ${theme}, ${size}`,
    async ({ page, picture }) => {
      await computersPlay(page, game);
      if (game === 'totem') {
        // A whole one takes minutes; a running one can be looked at too.
        await page.locator('.moves li').nth(24).waitFor();
        await page.goto('/#/games');
      } else {
        await theEnd(page);
        await picture(`end-${game}-${size}`);
      }
      await page.locator(`a[href^='#/look/']`).first().click();
      await page.locator('figure svg').waitFor({ timeout: 120_000 });
      const count = await page.locator('[data-ply]').count();
      await page
        .locator('[data-ply]')
        .nth(Math.floor(count / 2))
        .click();
      await page.waitForTimeout(500);
      await picture(`look-${game}-${size}`);
      const found = await complaints(page);
      expect(found.length === 0, found.join('; '));
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.locator('.moves').waitFor();
    },
    { theme, viewport: { desktop, phone }[size] },
  );
}
