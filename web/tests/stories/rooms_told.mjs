// What people at a table over the network are told of each other: who is out and that the others go on, what
// one has hidden oneself, what the dice wait for, and which tables this device still has.
import { expect, phone, story } from './story.mjs';
import { fromMenu } from './watch.mjs';
import { atTheTable, comeBy, setTable } from './rooms_way.mjs';

const three = { options: { seats: '3' }, chairs: ['me', 'open', 'open'] };

async function threeAt(page, another) {
  const links = await setTable(page, 'totem', three);
  const [bob, cid] = [await another(), await another({ viewport: phone })];
  await comeBy(bob, links[0], 'Bob');
  await comeBy(cid, links[1], 'Cid');
  await atTheTable(page, bob, cid);
  return [bob, cid];
}

const cardOf = (page, name) => page.locator('.seats li', { hasText: name });

story('whoever gives up among three is out, and all are told', async ({ page, another }) => {
  const [bob, cid] = await threeAt(page, another);
  for (const [one, name] of [
    [page, 'Ann'],
    [bob, 'Bob'],
    [cid, 'Cid'],
  ]) {
    await cardOf(one, name).getByText('You', { exact: true }).first().waitFor();
    expect((await one.locator('.seats .you').count()) === 1, `one card is that of ${name}`);
  }
  await fromMenu(cid, 'Give up');
  await cid.getByText('You are out then, and the others play on').first().waitFor();
  await cid.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  await cid.getByRole('heading', { name: 'You are out.' }).waitFor();
  await cid.getByRole('link', { name: 'To the start page' }).waitFor();
  for (const one of [page, bob]) {
    await one.getByText('Cid has given up.').first().waitFor();
    await one
      .locator('.news')
      .getByText('is out of the game. The others play on.')
      .first()
      .waitFor();
    await cardOf(one, 'Cid').getByText('out', { exact: true }).first().waitFor();
  }
  // The others play on, and whoever is out watches.
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await cid.locator('.news').getByText('Owl rolls').first().waitFor();
  await cid.locator('.prompt').getByText('You are out.').first().waitFor();
  await fromMenu(bob, 'Give up');
  await bob.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  for (const one of [page, bob, cid]) await one.locator('.ending').waitFor();
  expect((await cid.locator('.ending .tag:not(.you)').count()) === 2, 'two are out at the end');
});

story('what can be done is said where dice are to be rolled', async ({ page, another }) => {
  const [bob] = await threeAt(page, another);
  const can = (one) => one.locator('details', { hasText: 'What can I do?' });
  for (const one of [page, bob]) await one.getByText('What can I do?').click();
  await can(bob).getByText('Waiting for Ann to roll the dice.').first().waitFor();
  await can(page).getByRole('button', { name: 'Roll the dice' }).click();
  await page.locator('.news').getByText('Owl rolls').first().waitFor();
});

story('the hider sees what she hid, and nobody else does', async ({ page, another }) => {
  const [link] = await setTable(page, 'two-paths', { options: { begins: 's' } });
  const bob = await another();
  const watcher = await another();
  await comeBy(bob, link, 'Bob');
  await atTheTable(page, bob);
  await watcher.goto(page.url());
  await atTheTable(watcher);
  for (const one of [page, bob]) await one.getByRole('button', { name: 'They stand well' }).click();
  await page.locator('.cell.draggable').first().click();
  await page.locator('button.side.e').click();
  const told = page.getByText('You have hidden: fox east. Only you see this.');
  await told.waitFor();
  await page.getByLabel(/your hidden side/).waitFor({ state: 'attached' });
  await bob.locator('button.side[aria-disabled=false]').first().waitFor();
  await page.reload();
  await told.waitFor();
  for (const one of [bob, watcher]) {
    const text = await one.locator('main').evaluate((main) => main.outerHTML);
    expect(!/have hidden|your hidden side|class="secret/.test(text), 'nobody else sees it');
  }
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('menagerie.rooms');
    await new Promise((done) => (open.onsuccess = done));
    const all = open.result.transaction('seats').objectStore('seats').getAll();
    await new Promise((done) => (all.onsuccess = done));
    return JSON.stringify([all.result, { ...localStorage }, { ...sessionStorage }]);
  });
  expect(!/"(side|hidden)"/.test(kept), 'the device keeps nothing of it');
});

story('finished tables stand apart, and can be removed', async ({ page, another }) => {
  const bob = await another();
  for (let games = 0; games < 5; ++games) {
    const [link] = await setTable(page, 'tokan', {});
    if (games === 4) break; // one stays open
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    await fromMenu(bob, 'Leave the table');
    await bob.locator('dialog[open]').getByRole('button', { name: 'Leave the table' }).click();
    await page.locator('.ending').waitFor();
  }
  await page.goto('/#/');
  const rows = (name) => page.getByRole('list', { name }).getByRole('listitem');
  await rows('Running').first().waitFor();
  expect((await rows('Running').count()) === 1, 'one table runs');
  expect((await rows('Finished').count()) === 3, 'of the finished ones a few are shown');
  const told = await rows('Finished').first().locator('.what').textContent();
  expect(/Called off.*\d:\d\d/s.test(told), `how it ended and when is told: ${told}`);
  await page.getByRole('button', { name: 'Show all 4' }).click();
  expect((await rows('Finished').count()) === 4, 'and all at a press');
  await rows('Finished').first().getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByText('Removed from this device.').first().waitFor();
  await page.getByRole('button', { name: 'Remove all finished ones' }).click();
  const question = page.locator('dialog[open]');
  await question.getByRole('button', { name: 'Remove all finished ones' }).click();
  await page.getByText('3 tables removed.').first().waitFor();
  expect((await rows('Finished').count()) === 0, 'none is left');
  // The key of a running one goes only after a question.
  const remove = rows('Running').getByRole('button', { name: 'Remove from this device' });
  await remove.click();
  await question.getByText('the key to your seat is gone then').first().waitFor();
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect((await rows('Running').count()) === 1, 'it is still there');
  await remove.click();
  await question.getByRole('button', { name: 'Remove from this device' }).click();
  await page.locator('.mine').waitFor({ state: 'detached' });
});
