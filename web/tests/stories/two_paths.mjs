// People play Two Paths: whole games by mouse, by touch and by keyboard, with a hint and a step taken
// back, against levels and the mind reader.
import { desktop, expect, phone, story } from './story.mjs';
import { latestRecord, listed, overhear, setUp } from './watch.mjs';

const cell = (page, name) => page.locator(`[data-cell="${name}"]`);
const runners = (page) => page.locator('.cell.draggable');
const landings = (page) => page.locator('.cell.pressable:not(.draggable)');
const side = (page, letter) => page.locator(`button.side.${letter}`);

async function sitDown(page, level) {
  await setUp(page, 'two-paths', { players: ['person', level], options: { begins: 's' } });
  await page.getByText('Your turn: line up').first().waitFor();
}

// What the person is asked now: 'send', 'block' or 'over'. Whoever has just acted names the number
// of actions that were listed before.
async function asked(page, listed) {
  const handle = await page.waitForFunction((before) => {
    if (document.querySelector('.ending')) return 'over';
    if (document.querySelectorAll('.moves li').length <= before) return null;
    if (document.querySelector('.cell.draggable')) return 'send';
    return document.querySelector('button.side[aria-disabled=false]') ? 'block' : null;
  }, listed);
  return handle.jsonValue();
}

async function playOn(page, send, block) {
  const kLineUps = 2;
  for (let turn = 0, before = kLineUps - 1; turn < 300; ++turn) {
    const what = await asked(page, before);
    if (what === 'over') return;
    before = await listed(page);
    await (what === 'send' ? send(turn) : block(turn));
  }
  throw new Error('the game does not end');
}

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

async function wholeGame(page, level) {
  await sitDown(page, level);
  await page.getByRole('button', { name: 'They stand well' }).click();
  await playOn(
    page,
    async (turn) => {
      const runner = runners(page).nth(turn % (await runners(page).count()));
      await runner.click();
      if (turn % 2) await landings(page).first().click();
      else await side(page, 'e').click();
    },
    async (turn) => {
      if (turn % 3 === 0)
        await landings(page)
          .nth(turn % 2)
          .click();
      else if (turn % 3 === 1) await drag(page, page.locator('.counter'), landings(page).first());
      else await side(page, turn % 2 ? 'w' : 'e').click();
    },
  );
  await page.getByRole('link', { name: 'Look back' }).waitFor();
}

story('a whole game of Two Paths by mouse', async ({ page, picture }) => {
  await wholeGame(page, '1');
  await picture('two-paths-over');
});

// What the mind reader was given for its latest decision, once there is one more than `before`.
async function givenToTheMindReader(page, before) {
  const handle = await page.waitForFunction((count) => {
    const decisions = globalThis.asked.filter(({ method }) => method === 'decide');
    return decisions.length > count ? decisions.at(-1).args[0] : null;
  }, before);
  return handle.jsonValue();
}
const decided = (page) =>
  page.evaluate(() => globalThis.asked.filter(({ method }) => method === 'decide').length);

story(
  'the mind reader learns from the games on the shelf and forgets the others',
  async ({ page }) => {
    await page.addInitScript(overhear);
    await wholeGame(page, 'mind-reader');
    const first = await givenToTheMindReader(page, 0);
    expect(first.records.length === 0, 'nothing to learn from while the first game is played');
    const record = await latestRecord(page);
    let before = await decided(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    const second = await givenToTheMindReader(page, before);
    expect(second.records.length === 1 && second.records[0] === record, 'the game that was played');
    expect(second.seats.join() === 'n', 'and where the mind reader sat in it');
    await page.getByText('Your turn: line up').first().waitFor();
    await page.goto('/#/games');
    await page.locator('h2:has-text("Finished") + ul').getByRole('button').click();
    await page.getByRole('link', { name: 'Go on' }).click();
    before = await decided(page);
    await page.getByRole('button', { name: 'They stand well' }).click();
    const third = await givenToTheMindReader(page, before);
    expect(third.records.length === 0, 'a game that was thrown away is forgotten');
  },
);

story(
  'a whole game of Two Paths on a phone, by touch',
  async ({ page, picture }) => {
    await sitDown(page, '1');
    await cell(page, 'a1').waitFor();
    await picture('two-paths-phone-line-up');
    const { y, height } = await page.getByRole('grid').boundingBox();
    expect(y + height < 0.8 * phone.height, 'the board fits the screen');
    const told = await page.getByText('Tap two animals to change their places').boundingBox();
    expect(told.y + told.height <= phone.height, 'and below it stands what is to be done');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= phone.width, 'nothing sticks out');
    await page.getByRole('button', { name: 'They stand well' }).tap();
    await playOn(
      page,
      async () => {
        await runners(page).first().tap();
        await side(page, 'w').tap();
      },
      async () => {
        await picture('two-paths-phone-block');
        await side(page, 'e').tap();
      },
    );
  },
  { viewport: phone, hasTouch: true, theme: 'dark' },
);

async function tabTo(page, found) {
  for (let i = 0; i < 60; ++i) {
    if (await page.evaluate(found)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

story('a whole game of Two Paths by keyboard', async ({ page }) => {
  await sitDown(page, '1');
  await tabTo(page, () => document.activeElement.matches('.cell'));
  // Fox and hare change places.
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, () => document.activeElement.textContent === 'They stand well');
  await page.keyboard.press('Enter');
  await page.getByText('South hare, fox, hedgehog').waitFor();
  await playOn(
    page,
    async () => {
      await tabTo(page, () => document.activeElement.matches('.cell'));
      const [first, ...others] = await runners(page).evaluateAll((all) =>
        all.map((one) => one.dataset.cell),
      );
      // The only one that can be sent is chosen already.
      if (others.length > 0) {
        await walk(page, first);
        await page.keyboard.press('Enter');
      }
      for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    },
    async () => {
      await tabTo(page, () => document.activeElement.matches('.cell'));
      for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
    },
  );
});

// With the arrow keys, and without a look at the board.
async function walk(page, to) {
  for (let presses = 0; presses < 20; ++presses) {
    const from = await page.evaluate(() => document.activeElement.dataset.cell);
    if (from === to) return;
    const up = to[1] - from[1];
    const right = to.charCodeAt(0) - from.charCodeAt(0);
    if (up !== 0) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    else await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`the arrow keys do not lead to ${to}`);
}

story('a hint in Two Paths comes at once and gets exact', async ({ page, picture }) => {
  await sitDown(page, '1');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint', { hasText: 'proven' }).waitFor({ timeout: 60_000 });
  expect((await page.locator('.place').count()) === 3, 'every place has its animals');
  await picture('two-paths-line-up-hint');
  await page.getByRole('button', { name: 'They stand well' }).click();
  await page.getByText('Your turn: choose an animal').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();
  await page.locator('.hint', { hasText: 'proven' }).waitFor({ timeout: 60_000 });
  expect((await page.locator('.marks rect').count()) > 0, 'the mix is on the board');
  await picture('two-paths-hint');
});

story('a duel of Two Paths is taken back as a whole', async ({ page }) => {
  await sitDown(page, '1');
  await page.getByRole('button', { name: 'They stand well' }).click();
  await asked(page, 1);
  await cell(page, 'b1').click();
  await side(page, 'w').click();
  await asked(page, 2);
  expect((await listed(page)) === 4, 'two line-ups and a duel');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.moves li').length === 2);
});

story('a drag lines up and sends out in Two Paths', async ({ page }) => {
  await sitDown(page, '1');
  await drag(page, cell(page, 'a1'), cell(page, 'c1'));
  await page.getByRole('button', { name: 'They stand well' }).click();
  await page.getByText('South hedgehog, hare, fox').waitFor();
  await asked(page, 1);
  await drag(page, cell(page, 'b1'), cell(page, 'c2'));
  await asked(page, 3);
  await page.getByText('South hare east').waitFor();
});

story('whoever plays North alone has the own side below', async ({ page, picture }) => {
  await setUp(page, 'two-paths', { players: ['1', 'person'], options: { begins: 'n' } });
  await page.getByRole('button', { name: 'They stand well' }).waitFor();
  const space = (name) => middle(cell(page, name));
  const [west, east, far] = [await space('a7'), await space('c7'), await space('a1')];
  expect(west[1] > far[1], 'the own line lies below');
  expect(west[0] > east[0], 'and the west at the right');
  const buttons = [await middle(side(page, 'w')), await middle(side(page, 'e'))];
  expect(buttons[0][0] > buttons[1][0], 'as its button does');
  // What is dragged lies where it is let go, and arrows lead where they point.
  await drag(page, cell(page, 'a7'), cell(page, 'c7'));
  await cell(page, 'b7').focus();
  for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  expect((await page.locator('.cell:focus').getAttribute('data-cell')) === 'c7', 'to the left');
  await picture('two-paths-north');
  await page.getByRole('button', { name: 'They stand well' }).click();
  await page.getByText('North hedgehog, fox, hare').waitFor();
  await asked(page, 1);
  await cell(page, 'b7').click();
  const lit = await landings(page).evaluateAll((all) => all.map((one) => one.dataset.cell));
  expect(lit.join() === 'c6,a6', `both landings, as they are seen, not ${lit}`);
  await picture('two-paths-north-choice');
  await drag(page, cell(page, 'b7'), cell(page, 'a6'));
  await page.getByText('North fox west').waitFor();
});

story(
  'the computer of Two Paths seals its side before the block and opens it after',
  async ({ page, picture }) => {
    await page.setViewportSize(desktop);
    await setUp(page, 'two-paths', { players: ['2', 'person'], options: { begins: 's' } });
    await page.getByRole('button', { name: 'They stand well' }).click();
    const envelope = page.getByRole('button', { name: 'A sealed envelope' });
    await envelope.getByText('side chosen').waitFor();
    expect(!/[0-9a-f]{4}/.test(await envelope.innerText()), 'no digits that say nothing');
    await envelope.click();
    const digest = await page.locator('#two-paths-seal .sealed').textContent();
    expect(/^[0-9a-f]{64}$/.test(digest), 'a seal is shown');
    await page.keyboard.press('Escape');
    await side(page, 'w').click();
    await envelope.getByText('✓').waitFor();
    await envelope.click();
    await page.getByText('The last envelope is open and checked').waitFor();
    await picture('two-paths-envelope');
    const seal = page.locator('#two-paths-seal');
    await seal.getByText('Details for the curious').click();
    await seal.getByText(digest).waitFor();
    await seal.getByText('✓ Checked:').waitFor();
  },
);
