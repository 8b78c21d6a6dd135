// People at a table of Tokan: whole games by mouse, by keys and by touch, looking into stacks, laying
// the field, a hint, and taking back.
import { expect, phone, story } from './story.mjs';
import { setUp } from './watch.mjs';

// Sets up a game: who plays red and black ("person" or a level), the options by name, the position.
async function sitDown(page, { red = 'person', black = '1', options = {}, position } = {}) {
  await setUp(page, 'tokan', { players: [red, black], options, position });
}

const space = (page, name) => page.locator(`[role=gridcell][data-name="${name}"]`);
const names = (found) => found.evaluateAll((all) => all.map((one) => one.dataset.name));
const mine = (page) => page.locator('[role=gridcell].grab');
const lit = (page) => page.locator('[role=gridcell][data-target]');
const moves = (page) => page.locator('.moves li').count();
const over = (page) => page.getByRole('button', { name: 'Rematch' }).isVisible();

// Waits until the computer has answered, or nobody can move any more.
const answered = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role=gridcell].grab, [data-free]') ||
      [...document.querySelectorAll('button')].some((one) => one.textContent === 'Rematch'),
  );

async function playWholeGame(page, oneMove) {
  for (let turn = 0; turn < 60; ++turn) {
    await answered(page);
    if (await over(page)) return;
    const before = await moves(page);
    await oneMove(turn);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.moves li').length > count,
      before,
    );
  }
  throw new Error('the game does not end');
}

story('a game of Tokan by mouse', async ({ page, picture }) => {
  await sitDown(page);
  await playWholeGame(page, async (turn) => {
    const own = await names(mine(page));
    await space(page, own[turn % own.length]).click();
    await space(page, (await names(lit(page)))[0]).click();
  });
  await picture('tokan-over');
  await page
    .getByText(/win|draw/i)
    .first()
    .waitFor();
});

story('a game of Tokan by dragging', async ({ page }) => {
  await sitDown(page);
  const middle = async (name) => {
    const { x, y, width, height } = await space(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await playWholeGame(page, async (turn) => {
    const own = await names(mine(page));
    await page.mouse.move(...(await middle(own[turn % own.length])));
    await page.mouse.down();
    await page.mouse.move(5, 300, { steps: 3 });
    const [target] = await names(lit(page));
    await page.mouse.move(...(await middle(target)), { steps: 3 });
    await page.mouse.up();
  });
});

// Walks with the arrow keys, as somebody does who sees the focus.
async function walk(page, to) {
  for (let steps = 0; steps < 20; ++steps) {
    const at = await page.evaluate(() => document.activeElement.dataset.name ?? '');
    if (at === to) return;
    if (at[0] < to[0]) await page.keyboard.press('ArrowRight');
    else if (at[0] > to[0]) await page.keyboard.press('ArrowLeft');
    else await page.keyboard.press(at[1] < to[1] ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`the arrow keys do not lead to ${to}`);
}

async function tabToTheBoard(page) {
  for (let tabs = 0; tabs < 30; ++tabs) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement.getAttribute('role') === 'gridcell'))
      return;
  }
  throw new Error('Tab does not lead to the board');
}

story('a game of Tokan by keys alone', async ({ page, picture }) => {
  await sitDown(page);
  await answered(page);
  await tabToTheBoard(page);
  await playWholeGame(page, async (turn) => {
    const own = await names(mine(page));
    await walk(page, own[turn % own.length]);
    await page.keyboard.press('Enter');
    if (turn === 0) await picture('tokan-keys');
    await walk(page, (await names(lit(page)))[0]);
    await page.keyboard.press(' ');
  });
});

story('laying the last tiles by keys alone', async ({ page }) => {
  const position =
    '.,.,L,l,j,L,j,j,.,./.,.,J,l,J,M,J,J,.,./.,.,j,l,J,J,J,m,.,./.,.,M,L,l,l,m,L,.,./.,.,L,j,m,j,.,.,.,. r lay M1J0L0/m0j1l0';
  await sitDown(page, { black: 'person', position });
  await tabToTheBoard(page);
  await page.keyboard.press('1');
  await walk(page, 'g1');
  await page.keyboard.press('Enter');
  await page.locator('.moves li', { hasText: 'M g1' }).waitFor();
  await page.keyboard.press('2');
  await walk(page, 'h1');
  await page.keyboard.press('Enter');
  await mine(page).first().waitFor();
  const role = await page.evaluate(() => document.activeElement.getAttribute('role'));
  expect(role === 'gridcell', 'the focus stays on the board');
});

const towers = '.,.,jMJ,.,JJ,./.,.,.,mJ,jLj,jL/.,l,l,LlJj,.,./J,J,.,LmmlMj,.,./.,jM,.,.,L,l r d2';

story('looking into a stack and choosing how many tiles go', async ({ page, picture }) => {
  await sitDown(page, { black: 'person', position: towers });
  await space(page, 'd2').hover();
  expect(
    (await page.locator('.level').count()) === 6,
    'all six tiles of the black tower are laid out',
  );
  expect(
    /black jackal on 5 tiles.*taboo/.test(await space(page, 'd2').getAttribute('aria-label')),
    'a screen reader hears the stack and the taboo',
  );
  await space(page, 'd4').click();
  await page.getByRole('button', { name: 'Take 2 tiles' }).click();
  await picture('tokan-picked');
  await space(page, 'f4').click();
  await page.locator('.moves li', { hasText: 'd4–f4 +1' }).waitFor();
  const card = page.locator('.ending', { hasText: 'Black cannot move' });
  await card.getByRole('button', { name: 'Rematch' }).waitFor();
  await space(page, 'f4').hover();
  expect((await page.locator('.level').count()) === 4, 'stacks can be looked into at any time');
});

story('a tap picks, further taps take more along, Escape puts down', async ({ page }) => {
  await sitDown(page, { black: 'person', position: towers });
  const picked = () => space(page, 'd4').getAttribute('aria-label');
  const told = (text) =>
    page.locator('[aria-live]', { hasText: text }).waitFor({ state: 'attached' });
  await space(page, 'd4').click();
  expect((await picked()).includes('1 tile picked'), 'one tile');
  await told(/^In hand: red jackal\. \d+ spaces? to go to: .*Escape puts it down\.$/);
  await space(page, 'd4').click();
  expect((await picked()).includes('2 tiles picked'), 'two tiles');
  await told('In hand: red jackal, taking along 1 tile.');
  await page.keyboard.press('Escape');
  await told('Put down again.');
  expect((await lit(page).count()) === 0, 'nothing is lit any more');
});

story('a hint and taking back', async ({ page, picture }) => {
  await sitDown(page, { options: { begins: 'r' } });
  await answered(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.mark').first().waitFor();
  await page
    .getByText(/chance to win|proven/)
    .first()
    .waitFor();
  await picture('tokan-hint');
  const [own] = await names(mine(page));
  const first = await space(page, own).getAttribute('aria-label');
  await space(page, own).click();
  await space(page, (await names(lit(page)))[0]).click();
  await answered(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Nothing has happened yet.').waitFor();
  expect((await space(page, own).getAttribute('aria-label')) === first, 'the field is as before');
});

story(
  'laying the field on a phone and playing on',
  async ({ page, picture }) => {
    await sitDown(page, { options: { setup: 'lay' } });
    for (let turn = 0; turn < 10; ++turn) {
      await page.locator('[data-free]').first().waitFor();
      const kinds = await names(page.locator('[data-free]'));
      await page.locator(`[data-name="${kinds[turn % kinds.length]}"]`).tap();
      const free = await names(lit(page));
      if (turn === 3) await picture('tokan-laying-phone');
      const before = await moves(page);
      await space(page, free[turn % free.length]).tap();
      await page.waitForFunction(
        (count) => document.querySelectorAll('.moves li').length > count,
        before,
      );
    }
    await mine(page).first().waitFor();
    await playWholeGame(page, async () => {
      await mine(page).first().tap();
      await lit(page).first().tap();
    });
    await picture('tokan-over-phone');
  },
  { viewport: phone, hasTouch: true, theme: 'dark' },
);

story(
  'the whole board fits on a phone',
  async ({ page, picture }) => {
    await sitDown(page, { black: 'person', position: towers });
    await picture('tokan-phone');
    const { width, height } = await page.locator('.tokan svg').boundingBox();
    expect(width <= phone.width && height <= phone.height, `${width} by ${height}`);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth <= phone.width, 'nothing sticks out at the side');
  },
  { viewport: phone },
);
