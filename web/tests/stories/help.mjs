// The help beside a board: what it says on being opened, and why what was tried cannot be done, by touch
// and by keys. Lessons are little positions, so these cases are asked for there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, story } from './story.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const touch = { viewport: phone, hasTouch: true, isMobile: true };

const panel = (page) => page.getByRole('region', { name: 'Help', exact: true });
const question = (page) => page.getByRole('button', { name: 'Help: what can I do?' });
const why = (page, text) => panel(page).getByText(text).waitFor();

async function noComplaints(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  expect(
    found.length === 0,
    found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target)}`).join('; '),
  );
}

// Where a space of each board answers.
const spaces = {
  tokan: (page, name) => page.locator(`[role=gridcell][data-name="${name}"]`),
  'two-paths': (page, name) => page.locator(`[data-cell="${name}"]`),
  totem: (page, name) => page.locator(`[data-space="${name}"]`),
};

// The lesson, the spaces pressed one after the other, and what is then said.
const cases = [
  ['tokan', 'rise', 'c3 d3', 'The tile must rise'],
  ['tokan', 'rise', 'd3', 'topped by your opponent'],
  ['tokan', 'rise', 'b2', 'There is no tile on b2'],
  ['tokan', 'gaps', 'a3', 'The gap on c3 is in the way'],
  ['tokan', 'taboo', 'c2 c3', 'The stack on c3 is taboo'],
  ['tokan', 'range', 'a3 e3', 'A lion moves exactly 3 spaces'],
  ['tokan', 'laying', 'i3', 'Choose one of your tiles first'],
  ['two-paths', 'waits', 'b5', 'cannot be announced'],
  ['two-paths', 'waits', 'a6', 'That animal is not yours'],
  ['two-paths', 'paths', 'b1 b3', 'two paths lead on'],
  ['two-paths', 'paths', 'b3', 'Choose one of the ringed animals'],
  ['two-paths', 'reward', 'a6', 'Only the two lit spaces'],
  ['two-paths', 'lineUp', 'b4', 'Your animals start on your own line'],
  ['totem', 'touch', 'j9 j12', 'Nobody moves onto another piece'],
  ['totem', 'touch', 'i10 i12', 'Nobody moves onto a totem'],
  ['totem', 'touch', 'i10 f10', 'away, and you have one step left'],
  ['totem', 'touch', 'j12', 'No piece of the player on turn stands on j12'],
  ['totem', 'touch', 'f10', 'Choose one of your lit pieces first'],
  ['totem', 'goOn', 'j10', 'has ended its travel'],
  ['totem', 'goOn', 'i10 i11 i11', 'the travelling piece goes on'],
  ['totem', 'together', 'i8 h9', 'not all pieces would be connected'],
  ['totem', 'noReturn', 'j10', 'has stood on j10'],
  ['totem', 'equals', 'k10', 'cannot be chosen'],
  ['totem', 'exchange', 'f10', 'is not'],
];

async function through(page, press) {
  for (const [game, lesson, names, text] of cases) {
    await page.goto('/#/'); // the same lesson once more begins anew
    await page.goto(`/#/learn/${game}/${lesson}`);
    await page.locator('.board svg').first().waitFor();
    for (const name of names.split(' ')) {
      const space = spaces[game](page, name);
      await space.waitFor();
      await press(page, space);
    }
    await why(page, text).catch(async (error) => {
      const said = await panel(page).allTextContents();
      throw new Error(`${game} ${lesson} ${names}: ${said.join()} | ${error.message}`);
    });
  }
}

story(
  'what cannot be done says why, by touch',
  async ({ page, picture }) => {
    await through(page, (_, space) => space.tap());
    await picture('why-totem-phone');
  },
  touch,
);

// What was picked, and what then was tried in vain.
const kept = { tokan: 'rise c3 d3', 'two-paths': 'paths b1 b3', totem: 'touch i10 f10' };
story(
  'a tap that does nothing keeps what was picked',
  async ({ page }) => {
    for (const [game, told] of Object.entries(kept)) {
      const [lesson, picked, missed] = told.split(' ');
      await page.goto(`/#/learn/${game}/${lesson}`);
      await spaces[game](page, picked).tap();
      await spaces[game](page, missed).tap();
      await panel(page).getByRole('heading', { name: 'Why not?' }).waitFor();
      const selected = await spaces[game](page, picked).getAttribute('aria-selected');
      expect(selected === 'true', `${game}: ${picked} is still in hand`);
    }
  },
  touch,
);

story(
  'West and East say why they cannot be chosen yet',
  async ({ page }) => {
    for (const [lesson, text] of Object.entries({
      paths: 'Choose one of the ringed animals first',
      lineUp: 'First your animals line up',
    })) {
      await page.goto(`/#/learn/two-paths/${lesson}`);
      const west = page.locator('button.side.w[aria-disabled=true]');
      await west.waitFor();
      await west.tap({ force: true });
      await why(page, text);
    }
  },
  touch,
);

story('what cannot be done says why, by keys', async ({ page }) => {
  await through(page, async (_, space) => {
    await space.focus();
    await page.keyboard.press('Enter');
  });
});

for (const game of Object.keys(spaces)) {
  story(
    `the ? of ${game} tells the goal and what can be done, and leaves the board in sight`,
    async ({ page, picture }) => {
      await page.goto(`/#/play/new/${game}`);
      await page.locator('.board svg').first().waitFor();
      await question(page).click();
      await panel(page).getByRole('heading', { name: 'What can be done now' }).waitFor();
      const link = panel(page).locator(`a[href^="#/rules/${game}/"]`).first();
      expect(/^Rule [TPH]\d+$/.test(await link.textContent()), 'the rule is named');
      await panel(page).getByText('Arrow keys go from space to space').waitFor();
      for (const [size, viewport] of Object.entries({ phone, wide })) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme });
          await picture(`help-${game}-${size}-${colorScheme}`);
        }
        await noComplaints(page);
      }
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      const focused = await question(page).evaluate((one) => one === document.activeElement);
      expect(focused, 'whoever closes it by keys is back at the ?');
    },
    { viewport: phone },
  );
}

story('the ? leads to the rule, and back to the game', async ({ page }) => {
  await page.goto('/#/play/new/tokan');
  await question(page).click();
  const played = page.url();
  await panel(page).getByRole('link', { name: 'Rule T7' }).click();
  await page.waitForURL(/#\/rules\/tokan\/T7$/);
  await page.goBack();
  await page.locator('.board svg').first().waitFor();
  expect(page.url() === played, 'the game goes on where it was');
});

story('an answer goes with the next thing that is done', async ({ page }) => {
  await page.goto('/#/learn/tokan/climb');
  await spaces.tokan(page, 'd3').click();
  await why(page, 'topped by your opponent');
  await page
    .getByRole('status')
    .filter({ hasText: 'topped by your opponent' })
    .waitFor({ state: 'attached' });
  await spaces.tokan(page, 'c3').click();
  await panel(page).waitFor({ state: 'detached' });
  await spaces.tokan(page, 'd3').click();
  await page.locator('.done', { hasText: '✓' }).waitFor();
});
