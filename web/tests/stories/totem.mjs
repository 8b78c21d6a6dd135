// A turn of Totem on a phone.
import { expect, phone, story } from './story.mjs';
import { answered, fromMenu, giveUp, listed, setUp } from './watch.mjs';

// Two small tribes that have met.
const kMet = 'j8:i10,i9,j10,j9,k9+0/j13:i13,i14,j12,k12+0 1 - - - - 0';

async function sitDown(page, bear, position, options = {}) {
  await setUp(page, 'totem', { players: ['person', bear], options, position });
}

const lit = (page, kind) => page.locator(`[data-lit="${kind}"]`);

story(
  'Totem: a turn on a phone, with a hint and a step taken back',
  async ({ page, picture }) => {
    await sitDown(page, '1', kMet);
    await answered(page, () => page.getByRole('button', { name: 'Roll the dice' }).tap());
    await answered(page, () => page.locator('.buttons button:enabled').first().tap());
    await lit(page, 'piece').first().waitFor();
    await page.waitForTimeout(500);
    const { width } = await lit(page, 'piece').first().boundingBox();
    expect(width >= 24, `a piece can be touched, it is ${width} pixels wide`);
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page.getByText('Chance to win').first().waitFor();
    await picture('totem-hint-phone');
    await lit(page, 'piece').first().tap();
    await lit(page, 'goal').first().waitFor();
    await picture('totem-goals-phone');
    await answered(page, () => lit(page, 'goal').first().tap());
    const many = await listed(page);
    await page.getByRole('button', { name: 'Take back' }).tap();
    await page.waitForFunction(
      (before) => document.querySelectorAll('.moves li').length < before,
      many,
    );
  },
  { viewport: phone, hasTouch: true, isMobile: true },
);

story('the whole turn of Totem is taken back at once', async ({ page }) => {
  await sitDown(page, '1', kMet.replace(' - - - - 0', ' 63 - - - 0'));
  await answered(page, () => page.locator('.buttons button:enabled').first().click());
  await lit(page, 'piece').first().click();
  await answered(page, () => lit(page, 'goal').first().click());
  expect((await listed(page)) >= 2, 'points are chosen and a step is taken');
  await fromMenu(page, 'Take back the whole turn');
  await page.waitForFunction(() => document.querySelectorAll('.moves li').length === 0);
  await page.locator('.buttons button:enabled').first().waitFor();
});

story('who is to roll in Totem gives up, and nobody else', async ({ page }) => {
  await sitDown(page, 'person', kMet.replace(' 1 ', ' 2 '));
  await giveUp(page);
  await page.locator('.ending', { hasText: 'Bear has given up' }).waitFor();
  await page.getByRole('log').filter({ hasText: 'Bear has given up' }).waitFor();
});

story(
  'after two sixes a table may leave the second roll to the player',
  async ({ page, picture }) => {
    const twelve = 'j7:i7,i8,j8,k6,k7+12/j14:i14,i15,j13,j15,k13,k14+12 1 66 - - - 0';
    await sitDown(page, 'person', twelve, { twelve: 'may' });
    await answered(page, () => lit(page, 'exchange').first().tap());
    const again = page.getByRole('button', { name: 'Roll again' });
    const leave = page.getByRole('button', { name: 'Leave it' });
    await again.waitFor();
    await leave.waitFor();
    await page.locator('.prompt', { hasText: 'two sixes!' }).waitFor();
    await picture('totem-twelve-phone');
    await answered(page, () => leave.tap());
    await page.locator('.prompt', { hasText: 'Bear' }).waitFor();
  },
  { viewport: phone, hasTouch: true, isMobile: true },
);
