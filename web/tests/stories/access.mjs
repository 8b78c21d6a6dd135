// axe finds nothing to complain about on any page, in any language and theme; and every page is
// photographed at phone and desktop size. A page is changed in place: that is what a player does, and
// loading it anew for each look would take minutes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { desktop, expect, phone, story } from './story.mjs';
import { computersPlay, theEnd } from './watch.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function complaints(page, options = {}) {
  const violations = await page.evaluate(
    async (asked) => (await globalThis.axe.run(document, asked)).violations,
    { resultTypes: ['violations'], ...options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

const languages = ['en', 'de', 'fr', 'es'];
const themes = ['light', 'dark'];
// What axe looks for in colours: all that a second theme can break.
const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };

// The page that is open, in every language and theme, changed as a player does.
export async function inEveryLook(page, name) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const theme = page.locator('header nav button').nth(1);
  const language = page.locator('header select');
  for (const look of themes) {
    await theme.click();
    for (const code of languages) {
      await language.selectOption(code);
      await page.locator(`html[lang=${code}][data-theme=${look}]`).waitFor();
      const found = await complaints(page, look === themes[0] ? {} : colours);
      expect(found.length === 0, `${name}, ${code}, ${look}: ${found.join('; ')}`);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide <= 0, `${name}, ${code} is ${wide} pixels too wide`);
    }
  }
  // Back to what the device says.
  await theme.click();
  await language.selectOption('en');
  await page.locator('html[lang=en]:not([data-theme])').waitFor();
}

// A picture of each size and theme; axe sees the broad page too.
async function pictures(page, name, picture) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await picture(`${name}-phone-${colorScheme}`);
    await page.setViewportSize(desktop);
    await picture(`${name}-desktop-${colorScheme}`);
    const found = await complaints(page);
    expect(found.length === 0, `${name}, desktop, ${colorScheme}: ${found.join('; ')}`);
    await page.setViewportSize(phone);
  }
}

const games = ['tokan', 'two-paths', 'totem'];
const pages = {
  'the pages without a game': {
    start: ['', 'h2'],
    games: ['games', 'h1'],
    found: ['found', 'article'],
    unknown: ['nowhere', 'h1'],
    trouble: ['link/broken', '[role=alert]'],
    lobby: ['lobby', '#lobby-open'],
    'no-table': ['room/00000000000000000000000000000000', '[role=alert]'],
    'no-seat': ['seat/none', '[role=alert]'],
  },
  ...Object.fromEntries(
    games.map((game) => [
      game,
      {
        [`setup-${game}`]: [`setup/${game}`, 'form'],
        [`together-${game}`]: [`together/${game}`, 'form'],
        [`learn-${game}`]: [`learn/${game}`, '.board svg'],
        [`play-${game}`]: [`play/new/${game}`, '.board svg'],
        [`edit-${game}`]: [`edit/${game}`, '.pieces'],
        [`rules-${game}`]: [`rules/${game}`, '.rules-text h2'],
      },
    ]),
  ),
};
for (const [group, found] of Object.entries(pages)) {
  story(
    `axe has nothing to say in any language and theme: ${group}`,
    async ({ page, picture }) => {
      await page.goto('/');
      for (const [name, [path, waitFor]] of Object.entries(found)) {
        await page.goto(`/#/${path}`);
        await page.locator(waitFor).first().waitFor();
        await inEveryLook(page, name);
        await pictures(page, name, picture);
      }
    },
    { viewport: phone },
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
        await page.locator('.moves li').nth(24).waitFor({ state: 'attached' });
        await page.goto('/#/games');
      } else {
        await theEnd(page);
        await picture(`end-${game}-${size}`);
      }
      await page.locator(`a[href^='#/look/']`).first().click();
      await page.locator('figure .graph').waitFor({ timeout: 120_000 });
      const count = await page.locator('[data-ply]').count();
      await page
        .locator('[data-ply]')
        .nth(Math.floor(count / 2))
        .click();
      await page.waitForTimeout(500);
      await picture(`look-${game}-${size}`);
      const where = () => page.locator('.where').textContent();
      const stood = await where();
      // Keys step through the game wherever the focus is, also on the board.
      for (const place of ['.board svg [tabindex="0"]', '.jumps button']) {
        await page.locator(place).first().focus();
        await page.keyboard.press('ArrowRight');
        await page.locator('.where', { hasNotText: stood }).waitFor();
        await page.keyboard.press('ArrowLeft');
        await page.locator('.where', { hasText: stood }).waitFor();
      }
      const offered = page.getByText(/Roll the dice|What can I do|^(West|East)$/);
      expect((await offered.count()) === 0, 'there is nothing to do when looking back');
      await inEveryLook(page, 'looking back');
      // Where the move was a mistake, the button says so.
      await page.getByRole('button', { name: /Play on from here|Try again here/ }).click();
      await page.locator('.moves').waitFor();
    },
    { theme, viewport: { desktop, phone }[size] },
  );
}

story('a link leads the keyboard to the headline of its page', async ({ page }) => {
  const arrived = (name) => page.locator('h1:focus', { hasText: name }).waitFor();
  await page.goto('/');
  await page.locator('h1').waitFor();
  expect((await page.locator(':focus').count()) === 0, 'a page that is opened takes nothing');
  await page.getByRole('link', { name: 'My games' }).click();
  await arrived('My games');
  await page.goBack();
  await arrived('Three games');
  await page.goto('/#/setup/tokan');
  await arrived('Tokan');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('h1.hidden:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.locator('main :focus:not(h1)').waitFor({ state: 'attached' });
});
