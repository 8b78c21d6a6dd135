// axe has nothing to say about tables over the network either, and a page that came over plain HTTP from
// another computer has all it needs.
import { inEveryLook } from './access.mjs';
import { atTheTable, comeBy, setTable } from './rooms_way.mjs';
import { built, expect, phone, serve, story } from './story.mjs';

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
  async ({ another }) => {
    const server = await serve(built, { names: [kName] });
    const { port } = new URL(server.address);
    const home = { baseURL: `http://${kName}:${port}`, hasTouch: true };
    try {
      const ann = await another(home);
      const bob = await another(home);
      const [link] = await setTable(ann, 'two-paths', {});
      expect(await ann.evaluate(() => !isSecureContext), 'the page is not trusted');
      expect(await ann.evaluate(() => !navigator.clipboard), 'it has no clipboard');
      await ann.getByRole('button', { name: 'Copy the link' }).tap();
      await ann.getByText(/The link (has been copied|is selected)/).waitFor();
      await comeBy(bob, link, 'Bob');
      await atTheTable(ann, bob);
      await ann.locator('[data-seal=ok]').waitFor();
      await ann.goto('/#/');
      await ann.locator('.mine li').waitFor();
      const bell = ann.getByRole('button', { name: 'Tell me when it is my turn' });
      expect((await bell.count()) === 0, 'what cannot be had is not offered');
    } finally {
      await server.stop();
    }
  },
  { viewport: phone, expects: /Cross-Origin-Opener-Policy|untrustworthy|WebSocket/ },
);
