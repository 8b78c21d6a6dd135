// What must not stop a game over the network: a page without a connection, a server that is killed, a page
// that came over plain HTTP, a host without rooms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, expect, phone, serve, story } from './story.mjs';
import { atTheTable, comeBy, playTokan, setTable } from './rooms_way.mjs';

const touch = { hasTouch: true, viewport: phone };
// What a browser writes down when a connection breaks.
const lost = { ...touch, expects: /WebSocket|ERR_|Failed to load resource|net::/ };

story(
  'a page goes offline in the middle and comes back',
  async ({ page, another, picture }) => {
    const [link] = await setTable(page, 'tokan', {});
    const bob = await another();
    await comeBy(bob, link, 'Bob');
    await atTheTable(page, bob);
    const both = [
      { page, hand: 'touch' },
      { page: bob, hand: 'touch' },
    ];
    await playTokan(both, { most: 4 });
    // Whoever is on turn loses the network, moves all the same, and the move arrives later.
    const mine = (await page.locator('[role=gridcell].grab').count()) > 0;
    const [away, there] = mine ? [page, bob] : [bob, page];
    await away.context().setOffline(true);
    await away.locator('[data-connection=offline]').waitFor();
    await away
      .getByText(/No connection/)
      .first()
      .waitFor({ state: 'attached' });
    await picture('room-offline', away);
    await there.locator('.seats .presence:not(.there)').waitFor();
    await away.locator('[role=gridcell].grab').first().tap();
    await away.locator('[role=gridcell][data-target]').first().tap();
    await away.getByText('Your move is kept').first().waitFor();
    await away.context().setOffline(false);
    await away.locator('[data-connection=online]').waitFor();
    await there.waitForFunction(() => document.querySelectorAll('.moves li').length >= 5);
    await playTokan(both, { most: 4 });
  },
  lost,
);

story(
  'the server is killed in the middle and started again',
  async ({ another }) => {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-story-'));
    const store = join(folder, 'rooms.db');
    let server = await serve(built, { store });
    const { port } = new URL(server.address);
    try {
      const ann = await another({ baseURL: server.address });
      const bob = await another({ baseURL: server.address });
      const [link] = await setTable(ann, 'tokan', {});
      await comeBy(bob, link, 'Bob');
      await atTheTable(ann, bob);
      const both = [
        { page: ann, hand: 'touch' },
        { page: bob, hand: 'touch' },
      ];
      for (let times = 0; times < 3; ++times) {
        await playTokan(both, { most: 3 });
        const before = await ann.locator('.moves li').count();
        await server.kill();
        await ann.locator('[data-connection=offline]').waitFor();
        server = await serve(built, { store, port });
        for (const page of [ann, bob]) await page.locator('[data-connection=online]').waitFor();
        const after = await ann.locator('.moves li').count();
        expect(after >= before, `no move is lost: ${before}, then ${after}`);
      }
      await playTokan(both, {});
    } finally {
      await server.kill().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    }
  },
  lost,
);
