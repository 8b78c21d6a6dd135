// A newcomer to a game: is offered lessons and a gentle opponent once, and finds the lessons where they were
// left.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, story } from './story.mjs';
import { giveUp } from './watch.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = { width: 390, height: 844 };
const play = (page, game = 'tokan') => page.locator(`a[href="#/play/new/${game}"]`).first();
const offer = (page, name = 'Tokan') =>
  page.getByRole('dialog', { name: `Your first game of ${name}?` });
const meets = (page, level) => page.locator('.seats', { hasText: `level ${level}` }).waitFor();

story(
  'the first click on Play offers to learn, and only the first',
  async ({ page, picture }) => {
    await page.goto('/');
    await play(page).click();
    await offer(page).waitFor();
    await page.evaluate(axe);
    const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
    expect(found.length === 0, found.map(({ id }) => id).join());
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await picture(`offer-phone-${colorScheme}`);
    }
    await offer(page).getByRole('link', { name: 'Learn in two minutes' }).click();
    await page.getByText('Lesson 1 of 12', { exact: true }).waitFor();
    await page.goto('/#/setup/tokan');
    await page.locator('[name="level-1"][value="1"]:checked').waitFor({ state: 'attached' });
    await page.goto('/');
    await play(page).click();
    await meets(page, 1);
    expect((await offer(page).count()) === 0, 'it is not offered again');
  },
  { viewport: phone },
);

story('a newcomer who plays at once meets a gentle opponent', async ({ page, picture }) => {
  await page.goto('/');
  await play(page).click();
  await offer(page).getByRole('link', { name: 'Play a gentle game' }).click();
  await meets(page, 1);
  await giveUp(page);
  await page.locator('.ending').waitFor();
  await page.goto('/');
  await play(page).click();
  await meets(page, 3);
  await picture('second-game');
});

story(
  'whoever declines is not asked again, and is a newcomer to the other games',
  async ({ page }) => {
    await page.goto('/');
    await play(page).click();
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await play(page).click();
    await meets(page, 3);
    await page.goto('/');
    await play(page, 'totem').click();
    await offer(page, 'Totem').getByRole('link', { name: 'Play a gentle game' }).click();
    await meets(page, 1);
  },
);

story('who has games on this device is no newcomer', async ({ page }) => {
  await page.goto('/#/play/new/tokan');
  await page.locator('[role=gridcell].grab').first().waitFor();
  await page.goto('/');
  await play(page).waitFor();
  await page.waitForFunction(() => localStorage.getItem('menagerie.learnt'));
  await play(page).click();
  await page.locator('.board svg').first().waitFor();
});

story(
  'lessons go on where they were left',
  async ({ page, picture }) => {
    await page.goto('/#/learn/tokan');
    for (const name of ['c3', 'd3']) await page.locator(`[data-name="${name}"]`).click();
    await page.locator('.done', { hasText: '✓' }).waitFor();
    await page.reload();
    await page.getByText('Lesson 2 of 12', { exact: true }).waitFor();
    await page.getByText('You go on where you stopped.').waitFor();
    await page.getByText('Lessons: 1 of 12 solved').click();
    const solved = page.locator('.all li', { hasText: '✓' });
    expect((await solved.count()) === 1, 'one lesson is ticked');
    await page.evaluate(axe);
    const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
    expect(found.length === 0, found.map(({ id }) => id).join());
    await solved.scrollIntoViewIfNeeded();
    await picture('lessons-list-phone');
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await page.getByText('Lesson 1 of 12', { exact: true }).waitFor();
    await page.locator('.all li button').last().click();
    await page.getByText('Lesson 12 of 12', { exact: true }).waitFor();
  },
  { viewport: phone },
);
