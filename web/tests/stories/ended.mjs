// Games that end before their rules end them, and pages that there are not.
import { desktop, expect, phone, story } from './story.mjs';
import { fromMenu, giveUp, moveInTokan, setUp } from './watch.mjs';

const says = (page, text) => page.locator('.prompt', { hasText: text }).waitFor();
const ends = async (page, why, who) => {
  const card = page.locator('.ending');
  await card.getByRole('heading', { name: who }).waitFor();
  await card.getByText(why).waitFor();
};

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  story(
    `a game that is given up is lost, stays so, and can be taken back, ${size}`,
    async ({ page, picture }) => {
      await setUp(page, 'tokan', { players: ['person', 'person'], options: { begins: 'r' } });
      await moveInTokan(page);
      await giveUp(page);
      await ends(page, 'Black has given up.', 'Red wins.');
      await page.reload();
      await ends(page, 'Black has given up.', 'Red wins.');
      await picture(`resigned-${size}`);
      await page.getByRole('link', { name: 'Look back' }).click();
      await page.locator('.verdict', { hasText: 'Black has given up. Red wins.' }).waitFor();
      await page.goBack();
      await ends(page, 'Black has given up.', 'Red wins.');
      await page.getByRole('button', { name: 'See the board' }).click();
      await fromMenu(page, 'Take back');
      await says(page, 'Black: move a tile.');
      expect((await page.locator('.moves li').count()) === 1, 'the move stands');
      await moveInTokan(page);
    },
    { viewport },
  );
}

story('who gives up a game of three is out, and the others play on', async ({ page }) => {
  await setUp(page, 'totem', { players: ['person', '1', '1'], options: { seats: '3' } });
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await fromMenu(page, 'Give up');
  const asked = page.getByRole('dialog', { name: 'You are out then, and the others play on.' });
  await asked.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.moves .turn', { hasText: /Owl.* out of the game/ }).waitFor();
  await page.locator('.moves li').nth(6).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(
    await page.getByRole('menuitem', { name: 'Give up' }).isDisabled(),
    'nobody is left to resign',
  );
});

// As the shelf held it before records told who had given up.
function keepAsBefore() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('menagerie');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const games = opening.result.transaction('games', 'readwrite').objectStore('games');
      games.getAll().onsuccess = ({ target }) => {
        const [game] = target.result;
        games.put({ ...game, over: true, winner: null, resigned: 'r' }).onsuccess = () => {
          opening.result.close();
          resolve(game.id);
        };
      };
    };
  });
}

story('a game that was given up before records told it is still over', async ({ page }) => {
  await page.goto('/#/play/new/tokan');
  await page.waitForURL(/play\/[0-9a-f]{24}/);
  await page.locator('.moves').waitFor();
  const address = page.url();
  await page.goto('/#/games');
  await page.locator('h1').waitFor();
  await page.evaluate(keepAsBefore);
  await page.goto(address);
  await ends(page, 'You have given up.', 'You have lost.');
});

story(
  'what is drawn after many quiet turns is a number to be written',
  async ({ page, picture }) => {
    await page.goto('/#/setup/totem');
    await page.getByText('More options').click();
    const number = page.getByRole('spinbutton', { name: 'Quiet turns until a draw' });
    expect((await number.inputValue()) === '100', 'a hundred unless said otherwise');
    await number.fill('1001');
    await page.getByRole('button', { name: 'Begin' }).click();
    expect(await number.evaluate((field) => !field.checkValidity()), 'more than there may be');
    await number.fill('40');
    await picture('setup-totem-desktop');
    await page.locator('input[name=order][value=seated]').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  },
);

story('there is no page about a game that there is not', async ({ page }) => {
  for (const address of [
    'setup/chess',
    'learn/chess',
    'play/new/chess',
    'learn',
    'look',
    'play',
    'chess',
  ]) {
    await page.goto(`/#/${address}`);
    await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
    await page.goto('/');
  }
});
