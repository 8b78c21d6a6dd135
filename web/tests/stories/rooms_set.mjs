// Setting a table: what is offered, what is wrong, and what is remembered.
import { story, expect } from './story.mjs';

const chosen = (page, name) => page.locator(`input[name=${name}]:checked`).inputValue();
async function setting(page, path) {
  await page.goto(`/#/together/${path}`);
  await page.locator('[data-chair="1"]').waitFor();
}

story('a table is set from the lobby, and the next one begins like it', async ({ page }) => {
  await page.goto('/#/lobby');
  await page.locator('a[href="#/together/tokan/open"]').click();
  await page.locator('[data-chair="1"]').waitFor();
  expect((await chosen(page, 'access')) === 'all', 'whoever comes from the lobby sets it for all');
  await page.locator('[data-chair] input.name').fill('Ann');
  await page.locator('input[name=clock][value=minutes]').check();
  const minutes = page.locator('input[name=minutes]');
  await minutes.fill('0');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=minutes][aria-invalid=true]').waitFor();
  expect(await minutes.evaluate((field) => field === document.activeElement), 'it has the focus');
  const said = await minutes.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby')).textContent,
  );
  expect(said.includes('from 1 to 180'), 'what is wrong is said at the field');
  await page.locator('input[name=pace][value="3+2"]').check();
  expect((await minutes.inputValue()) === '3', 'a usual pace fills the fields');
  expect(
    (await page.locator('[aria-invalid=true]').count()) === 0,
    'and nothing is wrong any more',
  );
  await page.locator('input[name=order][value=given]').check();
  await page.locator('input[name=spectators]').uncheck();
  await page.locator('button[type=submit]').click();
  await page.locator('.waiting').waitFor();
  expect((await page.locator('[data-watch]').count()) === 0, 'no link to watch where nobody may');
  await setting(page, 'tokan');
  expect((await chosen(page, 'pace')) === '3+2', 'the clock is remembered');
  expect((await chosen(page, 'order')) === 'given', 'who sits where is remembered');
  expect(!(await page.locator('input[name=spectators]').isChecked()), 'nobody watches again');
  expect((await chosen(page, 'access')) === 'link', 'what the lobby chose is no habit');
  await setting(page, 'totem');
  expect((await chosen(page, 'clock')) === 'none', 'another game has its own table');
});

story('who sits at a table is remembered', async ({ page }) => {
  await setting(page, 'totem');
  await page.locator('input[name=seats][value="3"]').check();
  await page.locator('[name="chair-2"][value=computer]').check();
  await page.locator('[name="level-2"][value="5"]').check();
  await page.locator('[data-chair] input.name').fill('Ann');
  await page.locator('input[name=access][value=all]').check();
  await page.locator('button[type=submit]').click();
  const watch = await page.locator('[data-watch] input').inputValue();
  expect(watch === page.url(), 'a link to watch, which invites nobody to a seat');
  await page.reload();
  await setting(page, 'totem');
  expect((await chosen(page, 'seats')) === '3', 'as many seats');
  expect((await chosen(page, 'level-2')) === '5', 'the same computer');
  expect((await chosen(page, 'chair-1')) === 'open', 'a seat for somebody else');
  expect((await chosen(page, 'access')) === 'all', 'open to all, which was chosen');
});
