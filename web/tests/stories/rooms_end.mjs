// Tables that come to nothing: closed before the game, or left in its first moves. Nobody loses there.
import { expect, phone, story } from './story.mjs';
import { fromMenu } from './watch.mjs';
import { byHand, comeBy, gather, playTokan, roomOf, setTable } from './rooms_way.mjs';

const touch = { hasTouch: true, viewport: phone };

story(
  'a table that is closed before the game says so to whoever waits there',
  async ({ page, another }) => {
    const set = { options: { seats: '3' }, chairs: ['me', 'open', 'open'] };
    const [first, second] = await setTable(page, 'totem', set);
    const bob = await another();
    await comeBy(bob, first, 'Bob');
    await bob.getByRole('heading', { name: 'You have a seat' }).waitFor();
    await page.getByRole('button', { name: 'Close this table' }).tap();
    await page.getByRole('button', { name: 'Close this table' }).last().tap();
    await bob.getByRole('heading', { name: 'This table is closed' }).waitFor();
    const cid = await another();
    await cid.goto(second);
    await cid.getByRole('heading', { name: 'This table is closed' }).waitFor();
    expect((await cid.getByLabel('Your name').count()) === 0, 'no seat is offered');
  },
  touch,
);

story(
  'a game that is left in its first moves is called off, and nobody loses',
  async ({ page, another }) => {
    const [ann, bob] = await gather({ page, another }, 'tokan');
    await playTokan(byHand([ann, bob]), { most: 3 });
    await fromMenu(ann, 'Leave the table');
    await ann.getByRole('button', { name: 'Leave the table' }).tap();
    await ann.getByText('You left in the first moves. Nobody has lost.').first().waitFor();
    await bob.getByText('Ann left in the first moves. Nobody has lost.').first().waitFor();
    for (const one of [ann, bob]) {
      await one.locator('.ending').waitFor();
      const winner = await one.locator('.ending').getAttribute('data-winner');
      expect(winner === null, `nobody wins, not ${winner}`);
    }
    expect((await roomOf(bob)).over, 'the game is over');
  },
  touch,
);
