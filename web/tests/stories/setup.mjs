// Setting a game up, and the shelf it ends on.
import { expect, phone, story } from './story.mjs';
import { moveInTokan, setUp, shelve } from './watch.mjs';
import { goldenGame } from './records.mjs';

for (const [size, viewport] of Object.entries({ phone, desktop: { width: 1440, height: 900 } })) {
  story(
    `players of Totem choose their figures, and two who want the same are told, ${size}`,
    async ({ page, picture }) => {
      await page.goto('/#/setup/totem');
      const player = (number) => page.locator(`[data-player="${number}"]`);
      await player(0).getByRole('radio', { name: 'Bear' }).check();
      // The computer takes what is left.
      await page.locator('[data-player="1"][data-figure="1"]').waitFor();
      await player(1).getByRole('radio', { name: 'Person' }).check();
      await player(1).getByRole('radio', { name: 'Bear' }).check();
      const told = page.getByText('Two of you want the Bear.');
      await told.first().waitFor();
      await picture(`same-figure-${size}`);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('alert').filter({ hasText: 'Two of you want the Bear.' }).waitFor();
      await player(1).getByRole('radio', { name: 'Raven' }).check();
      await told.first().waitFor({ state: 'hidden' });
    },
    { viewport },
  );
}

story(
  'a figure that was chosen is on the board, in the list and after a reload',
  async ({ page }) => {
    await setUp(page, 'totem', {
      players: ['person', 'person'],
      figures: ['4', '3'],
    });
    const first = page.locator('.seats li').first();
    await first.filter({ hasText: 'Raven' }).waitFor();
    await page.locator('.board .token.wood-seat-4').first().waitFor();
    expect(
      (await page.locator('.board .token.wood-seat-1').count()) === 0,
      'nobody plays with the owl',
    );
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    const turn = page.locator('.moves .turn', { hasText: 'Raven rolled' });
    await turn.waitFor();
    await page.reload();
    await first.filter({ hasText: 'Raven' }).waitFor();
    await page.locator('.board .token.wood-seat-4').first().waitFor();
    await turn.waitFor();
  },
);

story('a record and a link keep the figures that were chosen', async ({ page, context }) => {
  await setUp(page, 'totem', { players: ['person', 'person'], figures: ['4', '3'] });
  await page.locator('.seats li').first().filter({ hasText: 'Raven' }).waitFor();
  const link = new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.defaultValue());
      void dialog.dismiss();
    });
  });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const other = await context.newPage();
  await other.goto(await link);
  await other.locator('.players', { hasText: 'Raven' }).waitFor();
  await other.locator('.board .token.wood-seat-4').first().waitFor();
  expect((await other.locator('.board .token.wood-seat-1').count()) === 0, 'nobody has the owl');
});

// In the page: whatever would happen by itself after some seconds does not.
function holdOn() {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, ms = 0, ...more) => (ms < 3000 ? wait(act, ms, ...more) : 0);
}

story('Totem without a set-up rolls for the order of play, too', async ({ page, picture }) => {
  await page.addInitScript(holdOn);
  await page.goto('/#/play/new/totem');
  const rolling = page.getByRole('dialog', { name: 'Who plays first?' });
  await rolling.getByRole('list', { name: 'Roll 1' }).waitFor();
  await picture('quick-roll');
  const order = await rolling.locator('ol li span').allTextContents();
  await rolling.getByRole('button', { name: 'To the table' }).click();
  await page.locator('.seats li').nth(1).waitFor();
  const seats = await page.locator('.seats .names b').allTextContents();
  expect(
    seats.length === 2 && seats.every((seat, i) => order[i].includes(seat)),
    `${seats.join()} sit as they rolled: ${order.join()}`,
  );
});

story('that roll keeps nobody from playing', async ({ page }) => {
  await page.goto('/#/play/new/totem');
  await page.getByRole('dialog', { name: 'Who plays first?' }).waitFor();
  await page.locator('.seats li').nth(1).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

for (const [size, viewport] of Object.entries({ phone, desktop: { width: 1440, height: 900 } })) {
  story(
    `the order of play is rolled for, with dice to see, ${size}`,
    async ({ page, picture }) => {
      await page.goto('/#/setup/totem');
      await page.locator('input[name=seats][value="4"]').check();
      await page.getByRole('button', { name: 'Begin' }).click();
      const rolling = page.getByRole('dialog', { name: 'Who plays first?' });
      await rolling.getByRole('list', { name: 'Roll 1' }).waitFor();
      expect((await rolling.locator('.round').first().locator('li').count()) === 4, 'four dice');
      await picture(`rolled-${size}`);
      const order = (await rolling.locator('ol li span').allTextContents()).map((n) => n.trim());
      await rolling.getByRole('button', { name: 'To the table' }).click();
      await page.locator('.seats li').nth(3).waitFor();
      const seats = await page.locator('.seats .names b').allTextContents();
      expect(seats.join() === order.join(), `${seats.join()} sit as they rolled: ${order.join()}`);
    },
    { viewport },
  );
}

story('names and options of the set-up come to the table', async ({ page }) => {
  await page.goto('/#/setup/tokan');
  await page.locator('[data-player="0"] input[type=text]').fill('Ann');
  await page.getByText('More options').click();
  await page.locator('input[name=ends][value=either]').check();
  await page.locator('input[name=begins][value=r]').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.seats li', { hasText: 'Ann' }).waitFor();
  await moveInTokan(page);
  await page.goto('/#/games');
  await page.locator('li.card', { hasText: 'Computer, level 3' }).waitFor();
});

story(
  'the shelf shows opponent, level, result and position; what is removed can be had back only there',
  async ({ page, picture }) => {
    await page.goto('/');
    await shelve(
      page,
      ['tokan-deal', 'two-paths-7-rows', 'totem-2-seats'].map((name) => goldenGame(name)),
    );
    await page.goto('/#/games');
    await page.locator('li.card svg').nth(2).waitFor();
    const cards = page.locator('li.card', { hasText: 'Against Computer, level 1' });
    expect((await cards.count()) === 3, 'three games against the computer');
    await page
      .locator('li.card', { hasText: /You have won!|You have lost\./ })
      .first()
      .waitFor();
    await picture('shelf-desktop');
    const remove = page.getByRole('button', { name: 'Remove' });
    await remove.first().click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await cards.nth(2).waitFor();
    await remove.first().click();
    await undo.waitFor();
    await page.goto('/#/');
    await undo.waitFor({ state: 'detached' });
  },
);

story(
  'dates on the shelf follow the region of the browser',
  async ({ page }) => {
    await page.goto('/');
    await shelve(page, [goldenGame('tokan-deal')]);
    await page.goto('/#/games');
    const british = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(Date.now()),
    );
    await page.locator('li.card', { hasText: british }).waitFor();
  },
  { language: 'en-GB' },
);

story('where nothing can be kept, My games says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
  });
  await page.goto('/#/games');
  await page.getByRole('alert').filter({ hasText: 'does not let pages keep anything' }).waitFor();
});

story(
  'why a game cannot be opened is in sight',
  async ({ page, picture }) => {
    await page.goto('/#/games');
    await page.getByText('Open a game').first().click();
    await page.locator('textarea').fill('hello');
    await page.locator('details .primary').click();
    const alert = page.getByRole('alert').filter({ hasText: 'not a game of Menagerie' });
    await alert.waitFor();
    const seen = await alert.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(seen, 'the reason is on the screen');
    await picture('open-trouble-phone');
  },
  { viewport: { width: 320, height: 568 } },
);
