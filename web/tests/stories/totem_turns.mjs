// Totem by turns: the list of a game in play, looking back at one, and a hint that is a plan.
import { expect, phone, story } from './story.mjs';
import { answered, computersPlay, setUp } from './watch.mjs';

const kMet = 'j8:i10,i9,j10,j9,k9+0/j13:i13,i14,j12,k12+0 1 - - - - 0';

// Percentages as the page shows them.
const shares = (text) =>
  [...text.matchAll(/([-−+]?)([\d.,]+)\s?%/g)].map(([, sign, digits]) => ({
    share: Number(digits.replace(',', '')),
    below: sign === '-' || sign === '−',
  }));

for (const [size, viewport] of [
  ['phone', phone],
  ['desktop', undefined],
]) {
  story(
    `a game of Totem is listed and looked back at turn by turn, ${size}`,
    async ({ page, picture }) => {
      await computersPlay(page, 'totem');
      const rows = page.locator('.moves .turn');
      await rows.nth(3).waitFor();
      const text = await rows.first().locator('summary').textContent();
      expect(/rolled \d and \d/.test(text), `a turn in words, not ${text}`);
      await rows.first().locator('summary').click();
      await rows.first().locator('li').first().waitFor();
      await picture(`totem-moves-${size}`);
      await page.goto('/#/games');
      await page.locator(`a[href^='#/look/']`).first().click();
      await page.locator('figure .graph').waitFor({ timeout: 120_000 });
      const list = page.getByRole('list', { name: 'Turns of the game' });
      const turns = await list.locator('> li').count();
      expect(turns >= 4, `a row a turn, not ${turns}`);
      const points = await page.locator('.graph polyline').first().getAttribute('points');
      const drawn = points.split(' ').length;
      // The chance before it, after its roll and after its moves.
      expect(drawn <= 3 * turns, `three points a turn, not ${drawn} for ${turns} turns`);
      for (const { share, below } of shares(await page.locator('.side table').innerText()))
        expect(share <= 100, `no share beyond a hundred: ${below ? '-' : ''}${share}`);
      const more = list.getByRole('button', { name: 'The steps of this turn' }).first();
      await more.click();
      await list.locator('li li').first().waitFor();
      await picture(`totem-look-${size}`);
    },
    viewport ? { viewport, hasTouch: true, isMobile: true } : {},
  );
}

story('a hint in Totem is a plan for the turn, with its reason', async ({ page, picture }) => {
  const position = kMet.replace(' - - - - 0', ' 63 - - - 0');
  await setUp(page, 'totem', { players: ['person', '1'], position });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('p.hint', { hasText: 'A plan for the turn' }).waitFor();
  const ways = page.locator('.board g.hint polyline:not(.edge), .board g.hint circle:not(.edge)');
  await ways.first().waitFor();
  await page.getByRole('button', { name: 'Hide the hint' }).waitFor();
  await picture('totem-plan');
  const said = await page.locator('p.hint').textContent();
  expect(/That .*\./.test(said), `with a reason: ${said}`);
  // Whoever follows the plan sees the rest of it.
  const points = Number(/use (\d+)/.exec(said)?.[1] ?? 0);
  expect(points > 0, `the plan moves pieces: ${said}`);
  await answered(page, () =>
    page
      .locator('.buttons button', { hasText: String(points) })
      .first()
      .click(),
  );
  await ways.first().waitFor();
  await picture('totem-plan-followed');
});

story('reaching for the next piece ends the travel of the one before', async ({ page }) => {
  const position = 'j7:i9,j8,j9,k8+9/j12:i11,j11,k10+9 1 21 2 - - 0';
  await setUp(page, 'totem', { players: ['person', '1'], position });
  const space = (name) => page.locator(`[data-space="${name}"]`);
  await space('i9').click();
  await page.locator('[data-space="i10"][data-lit="goal"]').click();
  const end = page.getByRole('button', { name: 'End the travel' });
  await end.waitFor();
  await space('k8').click();
  await end.waitFor({ state: 'detached' });
  // The next piece is in hand already.
  await page.locator('[data-lit="goal"]').first().click();
  await page
    .locator('.board button', { hasText: 'Roll the dice' })
    .or(page.getByText(/thinking/))
    .first()
    .waitFor();
});
