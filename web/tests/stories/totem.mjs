// Totem at the table: a game by mouse, one by keys alone, and a turn on a phone.
import { expect, phone, story } from './story.mjs';
import { theEnd } from './watch.mjs';

// Two small tribes that have met; and one about to touch the other's totem, so that somebody wins
// soon: a whole game takes minutes.
const kClose = 'j8:i10,j10,j11,j9+0/j13:j14,k13+0 1 - - - - 0';
const kMet = 'j8:i10,i9,j10,j9,k9+0/j13:i13,i14,j12,k12+0 1 - - - - 0';

async function sitDown(page, position) {
  await page.goto('/#/setup/totem');
  await page.locator('form').waitFor();
  await page.locator('fieldset').first().locator('select').nth(1).selectOption('1');
  await page.getByText('A given position').click();
  await page.locator('details input').fill(position);
  await page.locator('button[type=submit]').click();
  await page.locator('.board svg').first().waitFor();
}

const isOver = async (page) => (await page.locator(`a[href^='#/look/']`).count()) > 0;
const space = (page, name) => page.locator(`[data-space="${name}"]`);
const lit = (page, kind) => page.locator(`[data-lit="${kind}"]`);
const namesOf = (cells) => cells.evaluateAll((all) => all.map((cell) => cell.dataset.space));

// A press that is answered by another view: every action is one more line in the list.
async function answered(page, press) {
  const told = await page.locator('.moves li').count();
  await press();
  await page.waitForFunction(
    (before) => document.querySelectorAll('.moves li').length > before,
    told,
  );
}

// The space to go to: where most falls, or else the nearest to the bear.
async function bestGoal(page) {
  return page.evaluate(() => {
    const totem = [...document.querySelectorAll('[data-space]')].find((cell) =>
      cell.getAttribute('aria-label').includes('Bear, totem'),
    );
    const middle = (cell) => cell.getBoundingClientRect().x + cell.getBoundingClientRect().y / 9;
    const goals = [...document.querySelectorAll('[data-lit="goal"]')].map((cell) => {
      const [, falls = ''] = cell.getAttribute('aria-label').split('eliminates ');
      const worth = falls === '' ? 0 : 1000 * falls.split(', ').length;
      return [worth - Math.abs(middle(cell) - middle(totem)), cell.dataset.space];
    });
    return goals.sort(([a], [b]) => b - a)[0];
  });
}

async function moveByMouse(page) {
  let best = [-Infinity];
  let from = null;
  for (const piece of await namesOf(lit(page, 'piece'))) {
    await space(page, piece).click();
    const found = await bestGoal(page);
    if (found && found[0] > best[0]) [best, from] = [found, piece];
  }
  await page.keyboard.press('Escape');
  if ((await space(page, from).getAttribute('aria-selected')) !== 'true') {
    await space(page, from).click();
  }
  await answered(page, () => space(page, best[1]).click());
  await page.waitForTimeout(300);
}

async function actByMouse(page) {
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  const end = page.getByRole('button', { name: 'End here' });
  if (await roll.isEnabled().catch(() => false)) await answered(page, () => roll.click());
  else if ((await lit(page, 'take').count()) > 0) {
    await answered(page, () => lit(page, 'take').first().click());
  } else if ((await end.count()) > 0) await answered(page, () => end.click());
  else if ((await lit(page, 'goal').count()) > 0) {
    await answered(page, () => lit(page, 'goal').first().click());
  } else if ((await lit(page, 'piece').count()) > 0) await moveByMouse(page);
  else if ((await page.locator('.buttons button:enabled').count()) > 0) {
    await answered(page, () => page.locator('.buttons button:enabled').first().click());
  } else await page.waitForTimeout(200);
}

story(
  'Totem: a person plays on against the computer to the end by mouse',
  async ({ page, picture }) => {
    await sitDown(page, kClose);
    const until = Date.now() + 120_000;
    while (!(await isOver(page)) && Date.now() < until) {
      // A page that is just changing may take a control away; the next look finds what is there.
      await actByMouse(page).catch(async (error) => {
        if (!/Timeout|not attached|detached/.test(String(error))) throw error;
      });
    }
    await theEnd(page, 1000);
    await picture('totem-end-desktop');
  },
);

async function actByKeys(page) {
  const focused = await page.evaluate(() => {
    const at = document.activeElement;
    return { space: at.dataset?.space ?? null, button: at.tagName === 'BUTTON' };
  });
  if (focused.button) return answered(page, () => page.keyboard.press('Enter'));
  if (focused.space === null) return page.waitForTimeout(200);
  const label = await space(page, focused.space).getAttribute('aria-label');
  if (/go here|let it fall|end the travel/.test(label)) {
    return answered(page, () => page.keyboard.press('Enter'));
  }
  if (/can move/.test(label)) await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  return page.waitForTimeout(50);
}

story('Totem: a person plays on by keys alone', async ({ page, picture }) => {
  await sitDown(page, kMet);
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  await roll.waitFor();
  for (let i = 0; i < 40 && !(await roll.evaluate((b) => b === document.activeElement)); ++i) {
    await page.keyboard.press('Tab');
  }
  const until = Date.now() + 25_000;
  while (!(await isOver(page)) && Date.now() < until) await actByKeys(page);
  const moves = await page.locator('.moves li').allTextContents();
  const rolls = moves.filter((line) => line.includes('roll')).length;
  expect(rolls >= 3 || (await isOver(page)), `several turns by keys, not ${rolls} rolls`);
  await picture('totem-keys-desktop');
});

story(
  'Totem: a turn on a phone, with a hint and a step taken back',
  async ({ page, picture }) => {
    await sitDown(page, kMet);
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
    const many = await page.locator('.moves li').count();
    await page.getByRole('button', { name: 'Take back' }).tap();
    await page.waitForFunction(
      (before) => document.querySelectorAll('.moves li').length < before,
      many,
    );
  },
  { viewport: phone, hasTouch: true, isMobile: true },
);
