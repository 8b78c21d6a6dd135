// Looking back at a game: what was thought about a step, keys, links.
import { goldenGame } from './records.mjs';
import { expect, story } from './story.mjs';
import { shelve } from './watch.mjs';

// Games on the shelf, one of them looked at.
async function lookAt(page, game, ply) {
  await page.goto('/#/games');
  const [id] = await shelve(page, [game]);
  await page.goto(`/#/look/${id}/${ply}`);
  await page.locator('.where').waitFor();
}

story(
  'what is best at a step takes the place of what the review said',
  async ({ page, picture }) => {
    await lookAt(page, goldenGame('tokan-deal'), 2);
    await page.locator('figure svg.graph').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'What is best here?' }).click();
    const played = page.locator('.opinion .choice', { hasText: '(played)' });
    await played.waitFor();
    expect(/%/.test(await played.textContent()), 'what was played has its figure');
    await page.locator('.opinion', { hasText: 'Depth' }).waitFor();
    await page.locator('.board .mark.hint').first().waitFor();
    expect((await page.locator('.board .mark.better').count()) === 0, 'one answer is drawn');
    const said = await page.locator('.verdict').textContent();
    expect(!said.includes('Better:') && !said.includes('Nothing better'), `one is told: ${said}`);
    await picture('look-best');
  },
);

story('keys step through a game, and a button leads from mistake to mistake', async ({ page }) => {
  const game = goldenGame('tokan-deal');
  await lookAt(page, game, 3);
  const where = (text) => page.locator('.where', { hasText: text }).waitFor();
  await page.locator('.board svg [tabindex="0"]').first().focus();
  await page.keyboard.press('Home');
  await where('The beginning');
  await page.keyboard.press('ArrowRight');
  await where('After 1 of');
  await page.keyboard.press('End');
  await where(`After ${game.actions.length} of`);
  const more = page.getByRole('button', { name: 'Next mistake' });
  await more.waitFor({ timeout: 120_000 });
  const flaws = await page.locator('.side ol button:has(.flaw)').count();
  const seen = new Set();
  for (let i = 0; i < flaws; ++i) {
    await more.click();
    await page.locator('.side ol [aria-current] .flaw').waitFor();
    seen.add(await page.locator('.side ol [aria-current]').getAttribute('data-ply'));
    await page.waitForTimeout(100);
  }
  expect(seen.size >= Math.min(flaws, 2), `mistakes are visited: ${[...seen].join()} of ${flaws}`);
  await page.getByRole('button', { name: 'Help: what can I do?' }).click();
  await page.getByText('Left and right arrows go one step back or forward').last().waitFor();
});

story('a step that is tried again is compared, and leads back to the review', async ({ page }) => {
  await lookAt(page, goldenGame('tokan-deal'), 3);
  await page.getByRole('button', { name: 'What is best here?' }).click();
  await page.locator('.opinion .choice', { hasText: '(played)' }).waitFor();
  await page.getByRole('button', { name: /Play on from here|Try again here/ }).click();
  await page.waitForURL(/play\/[0-9a-f]{24}/);
  await page.locator('[role=gridcell].grab').first().click();
  await page.locator('[role=gridcell][data-target]').first().click();
  await page.getByText('Chance to win against what was played').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await page.locator('.where', { hasText: 'After 3 of' }).waitFor();
});

story('a link from look back opens at the step, and calls nobody else you', async ({ page }) => {
  await lookAt(page, goldenGame('tokan-deal'), 4);
  await page.locator('.players', { hasText: 'You (' }).waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const link = async () => {
    const dialog = await page.waitForEvent('dialog');
    await dialog.dismiss();
    return dialog.defaultValue();
  };
  const press = page.getByRole('button', { name: 'Share' });
  const [address] = await Promise.all([link(), press.click()]);
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.where', { hasText: 'After 4 of' }).waitFor();
  const players = await page.locator('.players').textContent();
  expect(!players.includes('You'), `nobody here plays: ${players}`);
});
