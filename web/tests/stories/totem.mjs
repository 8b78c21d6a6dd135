// A turn of Totem on a phone.
import { expect, phone, story } from './story.mjs';
import { answered, listed } from './watch.mjs';

// Two small tribes that have met.
const kMet = 'j8:i10,i9,j10,j9,k9+0/j13:i13,i14,j12,k12+0 1 - - - - 0';

async function sitDown(page, bear, position) {
  await page.goto('/#/setup/totem');
  await page.locator('form').waitFor();
  await page.locator('fieldset').first().locator('select').nth(1).selectOption(bear);
  await page.getByText('A given position').click();
  await page.locator('details input').fill(position);
  await page.locator('button[type=submit]').click();
  await page.locator('.board svg').first().waitFor();
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

story('who is to roll in Totem gives up, and nobody else', async ({ page }) => {
  await sitDown(page, 'person', kMet.replace(' 1 ', ' 2 '));
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.prompt', { hasText: 'Bear has given up' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Bear has given up' }).waitFor();
});
