// The rules of every game can be read, looked up by number, printed, and read without the network, in
// every language.
import { desktop, expect, phone, story } from './story.mjs';
import { computersPlay, theEnd } from './watch.mjs';

const games = ['tokan', 'two-paths', 'totem'];
const first = { tokan: 'T1', 'two-paths': 'P1', totem: 'H1' };

// All pictures of the text have come and are not wider than the text.
async function picturesShown(page) {
  await page.waitForFunction(() => {
    const found = [...document.querySelectorAll('.rules-text img')];
    return found.length > 0 && found.every((one) => one.complete && one.naturalWidth > 0);
  });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide <= 0, `the page is ${wide} pixels too wide`);
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  for (const game of games) {
    story(
      `the rules of ${game} are there in four languages, ${size}`,
      async ({ page, picture }) => {
        await page.goto(`/#/rules/${game}`);
        const titles = new Set();
        for (const language of ['en', 'de', 'fr', 'es']) {
          await page.locator('header select').selectOption(language);
          await page.locator(`html[lang=${language}]`).waitFor();
          // The text follows the language.
          await page.waitForFunction(
            (seen) => !seen.includes(document.querySelector('.rules-text h2')?.textContent),
            [...titles],
          );
          titles.add(await page.locator('.rules-text h2').first().textContent());
          await picturesShown(page);
          await picture(`rules-${game}-${size}-${language}`);
        }
        expect(titles.size === 4, `four languages, not ${[...titles].join(', ')}`);
        await page.locator('.rules-text img').nth(1).scrollIntoViewIfNeeded();
        await picture(`rules-${game}-${size}-picture`);
      },
      { viewport },
    );
  }
}

// Where the browser stands, and what is marked there.
const inSight = (page, selector) =>
  page.waitForFunction((wanted) => {
    const { top, bottom } = document.querySelector(wanted).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2 && bottom > 0;
  }, selector);

story(
  'a link to a rule shows it, marks it, and the way back works',
  async ({ page, picture }) => {
    await page.goto('/#/rules/tokan/T7');
    await page.locator('.wanted #T7').waitFor();
    await inSight(page, '.wanted');
    await page.locator('[data-rules~=T7]:focus').waitFor();
    await picture('rules-one-rule');
    // By the keyboard: the first link from there on is the rule's own number, the second another's.
    await page.evaluate(() => document.querySelector('[href="#/rules/tokan/T10"]').focus());
    await page.keyboard.press('Enter');
    await page.locator('.wanted #T10').waitFor();
    await inSight(page, '.wanted');
    expect((await page.locator('.wanted #T7').count()) === 0, 'only what was asked for is marked');
    expect(
      (await page.locator('.reading .wanted').count()) === 1,
      'the reading of the rule is marked as well',
    );
    await page.goBack();
    await page.locator('.wanted #T7').waitFor();
    // By the table of contents.
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Glossary' }).click();
    await inSight(page, '#glossary');
    await page.locator('#glossary:focus').waitFor();
    expect((await page.locator('.wanted').count()) === 0, 'a heading marks no rule');
    // A rule keeps its place in another language.
    await page.goto('/#/rules/tokan/T7');
    await page.locator('header select').selectOption('de');
    await page.locator('html[lang=de] .wanted #T7').waitFor();
    await inSight(page, '.wanted');
    await page.goto('/#/rules/chess');
    await page.locator('.rules-text').waitFor({ state: 'detached' });
  },
  { viewport: phone },
);

story('every game has its first and last rule at its address', async ({ page }) => {
  const last = { tokan: 'T15', 'two-paths': 'P12', totem: 'H19' };
  for (const game of games) {
    for (const rule of [first[game], last[game]]) {
      await page.goto(`/#/rules/${game}/${rule}`);
      await page.locator(`.wanted #${rule}`).waitFor();
      await page.locator(`[data-rules~=${rule}]:focus`).waitFor();
    }
  }
});

story(
  'the rules can be printed',
  async ({ page, picture }) => {
    await page.goto('/#/rules/tokan');
    await picturesShown(page);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', '.contents', '.tools', '.others']) {
      expect(!(await page.locator(hidden).first().isVisible()), `${hidden} is not printed`);
    }
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('.rules-text p'));
      return [color, getComputedStyle(document.documentElement).backgroundColor].join(' on ');
    });
    expect(colours === 'rgb(0, 0, 0) on rgb(255, 255, 255)', `printed ${colours}`);
    await picture('rules-print');
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages.length >= 3 && pages.length <= 12, `${pages.length} pages`);
    console.log(`# the rules of tokan are printed on ${pages.length} pages`);
  },
  { theme: 'dark' },
);

story(
  'the rules can be read without the network, in a language that was not seen before',
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByText('works without the network').waitFor();
    await context.setOffline(true);
    await page.goto('/#/rules/totem/H11');
    await page.locator('.wanted #H11').waitFor();
    await page.locator('header select').selectOption('es');
    await page.locator('html[lang=es] .rules-text h2', { hasText: 'Glosario' }).waitFor();
    await picturesShown(page);
  },
  { serviceWorkers: 'allow' },
);

story('the rules are within reach on every page of a game', async ({ page }) => {
  const reached = async () => {
    await page.locator('.rules-text h2').first().waitFor();
    expect(page.url().endsWith('#/rules/tokan'), `${page.url()} is the rules of Tokan`);
  };
  for (const path of ['', '#/setup/tokan', '#/learn/tokan']) {
    await page.goto('about:blank');
    await page.goto(`/${path}`);
    await page.locator('a[href="#/rules/tokan"]').first().click();
    await reached();
  }
  await computersPlay(page, 'tokan');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  await reached();
  await page.goBack();
  await theEnd(page);
  await page.locator(`a[href^='#/look/']`).first().click();
  await page.locator('a[href="#/rules/tokan"]').click();
  await reached();
});
