// What we found out about the games: reached from the start page and from the rules, read in every
// language, printed, and there without the network.
import { expect, phone, story } from './story.mjs';

const tablet = { width: 1024, height: 1366 };
const large = { width: 1920, height: 1080 };
const titles = { en: 'What we found out', de: 'Was wir herausgefunden haben' };

const opened = (page, language) =>
  page.getByRole('heading', { level: 1, name: titles[language], exact: true }).waitFor();

// The whole page at once, with all pictures of the games in it.
async function wholePicture(page, title, picture) {
  await page.locator('.picture svg').nth(2).waitFor();
  const { width, height } = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  await picture(title);
  await page.setViewportSize({ width, height });
}

for (const [size, language, viewport, theme] of [
  ['phone', 'de', { width: 390, height: 844 }, 'light'],
  ['phone', 'en', { width: 390, height: 844 }, 'dark'],
  ['tablet', 'de', tablet, 'dark'],
  ['large', 'en', large, 'light'],
  ['large', 'en', large, 'dark'],
]) {
  story(
    `the start page leads to what we found out, ${size}, ${language}, ${theme}`,
    async ({ page, picture }) => {
      await page.goto('/');
      await page.getByRole('link', { name: titles[language] }).click();
      await opened(page, language);
      await page.waitForFunction((title) => document.title.startsWith(title), titles[language]);
      expect((await page.getByRole('heading', { level: 2 }).count()) >= 3, 'a section a game');
      await wholePicture(page, `found-${size}-${language}-${theme}`, picture);
    },
    { viewport, language, theme },
  );
}

story('every picture can be read as a table', async ({ page }) => {
  await page.goto('/#/found');
  await opened(page, 'en');
  const tables = page.getByRole('table');
  expect((await tables.count()) >= 8, `${await tables.count()} pictures`);
  const row = page.getByRole('row', { name: /^Level 7 \d+ \(\d+ to \d+\)$/ });
  expect((await row.count()) === 1, 'a bar is told with its bounds');
  const second = page.getByRole('row', { name: /^Always west, Against a mind reader 0$/ });
  expect((await second.count()) === 1, 'a bar of two is told with what it stands for');
  const deals = page.getByRole('img', { name: /^Whoever begins wins: .*\d/ });
  expect((await deals.count()) === 1, 'the deals are told by their numbers');
});

story(
  'the findings of a game are found from its rules, and lead to playing it',
  async ({ page }) => {
    await page.goto('/#/rules/totem');
    await page.getByRole('link', { name: titles.en }).click();
    await page.waitForURL(/#\/found\/totem$/);
    await page.locator('#found-totem:focus').waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById('found-totem').getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    await page.waitForFunction(() => document.title === 'What we found out · Totem · Menagerie');
    // Another game of the same page; it keeps its place in another language.
    await page.locator('.found a[href="#/found/two-paths"]').click();
    await page.locator('#found-two-paths:focus').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.found a[href="#/found/two-paths"]').click();
    await page.waitForFunction(() => scrollY > 0);
    await page.locator('header select').selectOption('es');
    await page.getByRole('heading', { level: 2, name: 'Dos Caminos' }).waitFor();
    await page.locator('header select').selectOption('en');
    await page.getByRole('link', { name: 'Rules Two Paths' }).click();
    await page.locator('.rules-text h2').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Play Two Paths' }).click();
    await page.waitForURL(/#\/play\//);
  },
  { viewport: phone },
);

story(
  'what we found out can be printed',
  async ({ page, picture }) => {
    await page.goto('/#/found');
    await opened(page, 'en');
    await page.locator('.picture svg').nth(2).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', '.tools', '.picture']) {
      expect(!(await page.locator(hidden).first().isVisible()), `${hidden} is not printed`);
    }
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('article li'));
      return [color, getComputedStyle(document.documentElement).backgroundColor].join(' on ');
    });
    expect(colours === 'rgb(0, 0, 0) on rgb(255, 255, 255)', `printed ${colours}`);
    await picture('found-print');
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages.length >= 2 && pages.length <= 8, `${pages.length} pages`);
    console.log(`# what we found out is printed on ${pages.length} pages`);
  },
  { theme: 'dark' },
);

story(
  'what we found out can be read without the network, in a language that was not seen before',
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByText('works without the network').waitFor();
    await context.setOffline(true);
    await page.goto('/#/found');
    await opened(page, 'en');
    await page.locator('header select').selectOption('de');
    await opened(page, 'de');
    await page.getByText('Jede Zahl kommt aus einem Plan').waitFor();
  },
  { serviceWorkers: 'allow' },
);
