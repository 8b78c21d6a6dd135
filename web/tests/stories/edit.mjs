// A position is set up by hand: by pointer, by touch and by keys, told what is wrong with it, thought
// about, shared as a link and played from.
import { expect, phone, story } from './story.mjs';

const verdict = (page) => page.locator('.verdict');
const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check();
const unfold = (page) => page.locator('details.text').evaluate((text) => (text.open = true));
const said = (page, text) => verdict(page).filter({ hasText: text }).waitFor();

// Thinking may also come to its end before it is stopped.
async function stopThinking(page) {
  const stop = page.getByRole('button', { name: 'Stop thinking' });
  await stop.click({ timeout: 5_000 }).catch(() => {});
  await page.getByRole('button', { name: 'What is best here?' }).waitFor();
}

story('a position of Tokan is set up, thought about and shared', async ({ page, picture }) => {
  await page.goto('/#/edit/tokan');
  await said(page, 'This position can be played.');
  await page.getByRole('button', { name: 'Empty the board' }).click();
  await page.getByLabel('On turn').selectOption('r');
  await said(page, 'In this position the game is over.');
  // A red mouse beside a black jackal, by pointer; a lion by keys.
  await choose(page, 'red mouse');
  await page.locator('[data-name="c3"]').click();
  await choose(page, 'black jackal');
  await page.locator('[data-name="d3"]').click();
  await choose(page, 'black lion');
  await page.locator('[data-name="d4"]').focus();
  await page.keyboard.press('Enter');
  await said(page, 'This position can be played.');
  // Four mice of one colour are one too many.
  await choose(page, 'red mouse');
  for (const space of ['a1', 'a2', 'a3']) await page.locator(`[data-name="${space}"]`).click();
  await said(page, 'Not yet a position:');
  await picture('edit-tokan-wrong');
  await page.getByRole('radio', { name: 'Take away' }).check();
  await page.locator('[data-name="a1"]').click();
  await said(page, 'This position can be played.');
  await page.getByRole('button', { name: 'What is best here?' }).click();
  await page.locator('.opinion .choice').first().waitFor();
  await page.locator('.opinion', { hasText: 'This is certain.' }).waitFor();
  await picture('edit-tokan-best');
  const drawn = await page.locator('.board .mark').count();
  expect(drawn >= 1, 'the best move is drawn');
  // A move is tried out, and taken back.
  await page.locator('[data-name="c3"]').click();
  await page.locator('[data-name="d3"][data-target]').click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.locator('button:disabled', { hasText: 'One step back' }).waitFor();
  // The link opens the same position; there is no clipboard here, so it is asked for.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const link = async () => {
    const dialog = await page.waitForEvent('dialog');
    await dialog.dismiss();
    return dialog.defaultValue();
  };
  const press = page.getByRole('button', { name: 'Share this position' });
  const [address] = await Promise.all([link(), press.click()]);
  await page.goto('about:blank');
  await page.goto(address);
  await said(page, 'This position can be played.');
  expect(
    (await page.locator('[data-name="d4"]').getAttribute('aria-label')).includes('lion'),
    'the link holds the lion on d4',
  );
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.table[data-game="tokan"]').waitFor();
});

story(
  'a position of Two Paths is set up by touch on a phone',
  async ({ page, picture }) => {
    await page.goto('/#/edit/two-paths');
    await said(page, 'This position can be played.');
    await page.locator('label.piece', { hasText: 'Take away' }).tap();
    await page.locator('[data-cell="a1"]').tap();
    // An animal has arrived while others stand on the start line (P7).
    await said(page, 'Not yet a position:');
    await page.locator('label.piece', { hasText: 'South’s fox' }).tap();
    await page.locator('[data-cell="b4"]').tap();
    await said(page, 'This position can be played.');
    await page.getByLabel('Duel of the turn').selectOption('3');
    await picture('edit-two-paths-phone');
    await page.getByRole('button', { name: 'What is best here?' }).tap();
    await page.locator('.opinion .choice').first().waitFor();
    await picture('edit-two-paths-best-phone');
  },
  { viewport: phone, hasTouch: true },
);

story('a position of Totem is set up and rolled in', async ({ page, picture }) => {
  await page.goto('/#/edit/totem');
  await said(page, 'This position can be played.');
  // A piece without a totem, then without its player.
  await page.getByLabel('Players').selectOption('3');
  await choose(page, 'Piece of Turtle');
  await page.locator('[data-space="s5"]').click();
  await said(page, 'Not yet a position:');
  await picture('edit-totem-wrong');
  await page.getByLabel('Players').selectOption('2');
  await said(page, 'This position can be played.');
  await page.getByLabel('What comes next').selectOption('use');
  await page.getByLabel('Die 1').selectOption('5');
  await page.getByLabel('Die 2').selectOption('3');
  await said(page, 'This position can be played.');
  await picture('edit-totem');
  await page.getByRole('button', { name: 'What is best here?' }).click();
  await page.locator('.opinion .choice').first().waitFor();
  await stopThinking(page);
  await page.getByRole('button', { name: 'Change the position' }).click();
  await said(page, 'This position can be played.');
});

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  screen: { width: 1920, height: 1080 },
})) {
  story(
    `the play that is expected is told, and drawn by the same numbers, ${size}`,
    async ({ page, picture }) => {
      await page.goto('/#/edit/tokan');
      await said(page, 'This position can be played.');
      await page.getByRole('button', { name: 'What is best here?' }).click();
      await page.mouse.move(0, 0); // a choice under the pointer would be drawn instead
      await page.locator('.board .mark.expected').first().waitFor();
      await stopThinking(page);
      const told = await page.locator('.opinion .line').textContent();
      const numbers = await page.locator('.board .number text').allTextContents();
      const listed = [...told.matchAll(/(\d)\. /g)].map(([, number]) => number);
      expect(listed.length > 1, `a line is told: ${told}`);
      expect(numbers.sort().join() === listed.join(), `${numbers.join()} are drawn of ${told}`);
      await picture(`edit-tokan-line-${size}`);
    },
    { viewport },
  );
}

story('a position of Tokan is set up while tiles are laid', async ({ page, picture }) => {
  await page.goto('/#/edit/tokan');
  await said(page, 'This position can be played.');
  await page.getByLabel('What comes next').selectOption('lay');
  const text = page.getByLabel('Position as text');
  await page.waitForFunction(() => document.querySelector('.text input').value.includes(' lay '));
  await said(page, 'This position can be played.');
  // A tile of whoever is on turn comes from the hand; then the other one lays.
  const [, turn] = / ([rb]) lay /.exec(await text.inputValue());
  const [own, other] = turn === 'r' ? ['red', 'b'] : ['black', 'r'];
  await choose(page, `${own} jackal`);
  await page.locator('[data-name="g3"]').click();
  await said(page, 'Not yet a position:');
  await page.getByLabel('On turn').selectOption(other);
  await said(page, 'This position can be played.');
  await picture('edit-tokan-lay');
  await page.getByRole('button', { name: 'What is best here?' }).click();
  await page.locator('.opinion .choice').first().waitFor();
  await picture('edit-tokan-lay-best');
  await stopThinking(page);
  await page.getByRole('button', { name: 'Change the position' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.table[data-game="tokan"] .pile').first().waitFor();
});

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 1366 },
  screen: { width: 1920, height: 1080 },
})) {
  story(
    `a position of Totem is set up in the middle of a turn, ${size}`,
    async ({ page, picture }) => {
      await page.goto('/#/edit/totem');
      await said(page, 'This position can be played.');
      const text = page.getByLabel('Position as text');
      const seats = 'j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19';
      await unfold(page);
      await text.fill(`${seats} 1 - - - - 0`);
      await text.press('Enter');
      await page.getByLabel('What comes next').selectOption('step');
      await page.getByLabel('Die 1').selectOption('5');
      await page.getByLabel('Die 2').selectOption('3');
      await page.getByLabel('Points left').fill('6');
      await page.getByLabel('Points left').press('Tab');
      await said(page, 'Not yet a position:');
      await choose(page, /^Way of the travelling piece/);
      for (const space of ['i19', 'h19', 'h18'])
        await page.locator(`[data-space="${space}"]`).click();
      // A shorter way can be played, too: the text tells when all of it has been read.
      await page.waitForFunction(() =>
        document.querySelector('.text input').value.endsWith(' 1 53 6 i19>h19>h18 - 0'),
      );
      await said(page, 'This position can be played.');
      await picture(`edit-totem-way-${size}`);
      await page.getByRole('button', { name: 'What is best here?' }).click();
      await page.locator('.opinion .choice').first().waitFor();
      await page.locator('.board polyline').first().waitFor();
      await picture(`edit-totem-plan-${size}`);
      await stopThinking(page);
      await page.getByRole('button', { name: 'Change the position' }).click();
      await page.getByLabel('What comes next').selectOption('start');
      await choose(page, 'Totem of Owl');
      await page.locator('[data-space="j10"]').click();
      await said(page, 'is not one of the twelve marked start spaces');
      await page.locator('[data-space="j18"]').click();
      await said(page, 'This position can be played.');
      await picture(`edit-totem-start-${size}`);
    },
    { viewport },
  );
}

story('a duel of Two Paths is set up, with its side or without', async ({ page, picture }) => {
  await page.goto('/#/edit/two-paths');
  await said(page, 'This position can be played.');
  await page.getByLabel('What comes next').selectOption('block');
  await page.getByLabel('Announced').selectOption('H');
  await said(page, 'It can be looked at and thought about, not played:');
  expect(
    await page.getByRole('button', { name: 'Play from here' }).isDisabled(),
    'nobody can play what is not known',
  );
  await page.getByRole('button', { name: 'What is best here?' }).click();
  await page.locator('.opinion .choice').first().waitFor();
  await picture('edit-two-paths-block');
  await page.getByRole('button', { name: 'Change the position' }).click();
  await page.getByLabel('Hidden side').selectOption('w');
  await said(page, 'This position can be played.');
  // The side is in the position, whoever was drawn to begin.
  await page.waitForFunction(
    (field) => / [sn] 1 [Hh]w$/.test(field.value),
    await page.getByLabel('Position as text').elementHandle(),
  );
  await page.getByLabel('What comes next').selectOption('lineUp');
  await page.getByLabel('Lines up now').selectOption('n');
  await said(page, 'This position can be played.');
  await picture('edit-two-paths-line-up');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.table[data-game="two-paths"]').waitFor();
});

story('a position is typed, and what is wrong with it is said', async ({ page }) => {
  await page.goto('/#/edit/two-paths');
  await said(page, 'This position can be played.');
  const text = page.getByLabel('Position as text');
  await unfold(page);
  await text.fill('h1g/f2/3/3/3/H2/GF1/3 s 3 -');
  await text.press('Enter');
  // The sentence stood there before; the rows tell when the text has been read.
  await page.getByLabel('Rows').locator('option:checked[value="8"]').waitFor({ state: 'attached' });
  await said(page, 'This position can be played.');
  await text.fill('h1g/f2/3/3/3/H2/GF1 s 3 ?');
  await text.press('Enter');
  await said(page, 'Not yet a position:');
});

story('a damaged link to a position says so', async ({ page }) => {
  await page.goto('/#/edit/tokan/nonsense');
  await page.getByRole('alert').filter({ hasText: 'This link is damaged' }).waitFor();
});

story(
  'a position is undone, stays in the address, and its best choice is tried',
  async ({ page }) => {
    await page.goto('/#/edit/tokan');
    await said(page, 'This position can be played.');
    const text = page.getByLabel('Position as text');
    const first = await text.inputValue();
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled(), 'nothing to undo yet');
    await page.getByRole('button', { name: 'Empty the board' }).click();
    await page.waitForFunction((was) => document.querySelector('.text input').value !== was, first);
    await undo.click();
    await page.waitForFunction((was) => document.querySelector('.text input').value === was, first);
    await page.getByRole('radio', { name: 'Take away' }).check();
    await page.locator('[data-name="c3"]').click();
    await page.waitForFunction((was) => document.querySelector('.text input').value !== was, first);
    const changed = await text.inputValue();
    await said(page, 'This position can be played.');
    await page.waitForURL(/edit\/tokan\/.+/);
    await page.reload();
    await said(page, 'This position can be played.');
    expect((await text.inputValue()) === changed, 'the reload has kept the position');
    await page.getByRole('radio', { name: 'Take away' }).check();
    await page.locator('[data-name="d3"]').click();
    await page.waitForFunction(
      (was) => document.querySelector('.text input').value !== was,
      changed,
    );
    await page.keyboard.press('Control+z');
    await page.waitForFunction(
      (was) => document.querySelector('.text input').value === was,
      changed,
    );
    await page.getByRole('button', { name: 'What is best here?' }).click();
    await page.locator('.opinion .choice').first().click();
    await page.locator('button:enabled', { hasText: 'One step back' }).waitFor();
  },
);
