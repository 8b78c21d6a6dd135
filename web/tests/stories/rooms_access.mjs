// axe has nothing to say about tables over the network either, and a page that came over plain HTTP from
// another computer has all it needs.
import { inEveryLook } from './access.mjs';
import { atTheTable, comeBy, playTwoPaths, setTable } from './rooms_way.mjs';
import { expect, phone, story } from './story.mjs';

story(
  'axe has nothing to say about a table over the network',
  async ({ page, another }) => {
    const [link] = await setTable(page, 'tokan', {
      clock: { minutes: 30, increment: 5 },
      open: true,
    });
    await inEveryLook(page, 'waiting');
    const bob = await another();
    await bob.goto(link);
    await bob.locator('.invited form').waitFor();
    await inEveryLook(bob, 'invited');
    await bob.goto('/#/lobby');
    await bob.locator('[data-group=open] li').waitFor();
    await inEveryLook(bob, 'lobby');
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    await page.locator('.moves').waitFor();
    await inEveryLook(page, 'at the table');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Ask for hints' }).click();
    await bob.locator('[data-offer=hints]').waitFor();
    await inEveryLook(bob, 'asked');
    await bob.goto('/#/');
    await bob.locator('.mine li').waitFor();
    await inEveryLook(bob, 'my tables');
  },
  { viewport: phone, alone: true },
);

// A name that leads to this computer, and that browsers do not trust as they trust "localhost".
const kName = 'menagerie.test';

story(
  'a page over plain HTTP does without what browsers keep from it',
  async ({ another, address }) => {
    const { port } = new URL(address);
    const home = { baseURL: `http://${kName}:${port}`, hasTouch: true };
    const ann = await another(home);
    const bob = await another(home);
    await bob.goto('/#/lobby');
    await bob.getByText('No table is open right now').first().waitFor();
    const set = { options: { begins: 's' }, open: true };
    const [link] = await setTable(ann, 'two-paths', set);
    // The lobby changes by itself.
    await bob.getByRole('link', { name: /Take a seat/ }).waitFor();
    expect(await ann.evaluate(() => !isSecureContext), 'the page is not trusted');
    expect(await ann.evaluate(() => !navigator.clipboard), 'it has no clipboard');
    await ann.getByRole('button', { name: 'Copy the link' }).first().tap();
    await ann
      .getByText(/The link (has been copied|is selected)/)
      .first()
      .waitFor();
    await comeBy(bob, link, 'Bob');
    await atTheTable(ann, bob);
    const [s, n] = [ann, bob].map((page) => ({ page, hand: 'touch' }));
    await playTwoPaths({ s, n }, { most: 8 });
    await bob.getByRole('button', { name: 'Reactions' }).tap();
    await bob.locator('[data-reaction=hello]').tap();
    await ann.locator('.seats .reaction svg').waitFor();
    for (const one of [ann, bob]) await one.locator('[data-seal=ok]').waitFor();
    await ann.goto('/#/');
    await ann.locator('.mine li').waitFor();
    const bell = ann.getByRole('button', { name: 'Tell me when it is my turn' });
    expect((await bell.count()) === 0, 'what cannot be had is not offered');
  },
  {
    viewport: phone,
    alone: true,
    names: [kName],
    expects: /Cross-Origin-Opener-Policy|untrustworthy/,
  },
);
