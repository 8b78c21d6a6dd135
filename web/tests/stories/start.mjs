// The first page and the way into a game.
import { desktop, expect, phone, story } from './story.mjs';
import { setUp } from './watch.mjs';

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  for (const theme of ['light', 'dark']) {
    story(
      `the start page shows three games on a ${size}, ${theme}`,
      async ({ page, picture }) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
        expect((await page.getByRole('heading', { level: 2 }).count()) === 3, 'three games');
        await picture(`start-${size}-${theme}`);
      },
      { viewport, theme },
    );
  }
}

story('the window is called after the page, its game and whose turn it is', async ({ page }) => {
  const called = (title) => page.waitForFunction((wanted) => document.title === wanted, title);
  for (const [address, title] of Object.entries({
    'setup/tokan': 'Set up · Tokan · Menagerie',
    'learn/two-paths': 'Learn · Two Paths · Menagerie',
    'rules/totem/H9': 'Rules · Totem · Menagerie',
    'edit/totem': 'Set up a position · Totem · Menagerie',
    games: 'My games · Menagerie',
    found: 'What we found out · Menagerie',
  })) {
    await page.goto(`/#/${address}`);
    await called(title);
  }
  await setUp(page, 'two-paths', { players: ['person', '1'], options: { begins: 's' } });
  await page.waitForURL(/play\/[0-9a-f]{24}/);
  await called('Your turn · Two Paths · Menagerie');
  await page.reload();
  await called('Your turn · Two Paths · Menagerie');
  await page.locator('header select').selectOption('de');
  await called('Du bist dran · Zwei Wege · Menagerie');
  await page.goto(page.url().replace('#/play/', '#/look/'));
  await called('Rückblick · Zwei Wege · Menagerie');
  await page.goto('/#/');
  await called('Menagerie: Tokan, Zwei Wege und Totem');
});
