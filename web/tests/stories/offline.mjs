// After the first visit no network is needed, and a new version comes when the player agrees to it.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, expect, serve, story } from './story.mjs';
import { computersPlay, listed, moveInTokan, theEnd } from './watch.mjs';

story(
  'after the first visit everything works without the network',
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByText('works without the network').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
    await computersPlay(page, 'tokan');
    await theEnd(page);
    await page.goto('/#/learn/totem');
    await page.locator('.lesson').waitFor();
    await page.getByRole('combobox').first().selectOption('es');
    await page.getByText('Lección 1').waitFor();
    const names = await page.evaluate(() => caches.keys());
    expect(names.length === 1, `one version is kept, not ${names.length}`);
  },
  { serviceWorkers: 'allow' },
);

// A later version of the built pages: all of its files have other names, as if each had changed, so
// that nothing of the version before can be fetched any more.
function laterVersion() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'menagerie-later-'));
  const kept = (path) => !/\.(br|gz)$/.test(path);
  fs.cpSync(built, folder, { recursive: true, filter: kept });
  fs.renameSync(join(folder, 'assets'), join(folder, 'later'));
  for (const name of fs.readdirSync(folder).filter((file) => /\.(html|js)$/.test(file))) {
    const text = fs.readFileSync(join(folder, name), 'utf8');
    const later = text
      .replaceAll('assets/', 'later/')
      .replace('<html', '<html data-later')
      .replace('kVersion = "', 'kVersion = "later-');
    fs.writeFileSync(join(folder, name), later);
  }
  return folder;
}

const isLater = (page) => page.locator('html[data-later]').count();

// A move and its answer.
async function playOneMove(page) {
  await moveInTokan(page, 2);
  await page.locator('[role=gridcell].grab').first().waitFor();
}

story(
  'a new version waits until the player agrees, and a running game goes on in it',
  async ({ page, context }) => {
    const first = await serve(built);
    const port = new URL(first.address).port;
    const folder = laterVersion();
    let second;
    try {
      await page.goto(`${first.address}/`);
      await page.getByText('works without the network').waitFor();
      const other = await context.newPage();
      await other.goto(`${first.address}/#/games`);
      await page.bringToFront(); // what is not seen is not drawn
      await page.goto(`${first.address}/#/play/new/tokan`);
      await playOneMove(page);

      await first.stop();
      second = await serve(folder, { port });
      await page.reload();
      await page.getByText('A new version is ready').waitFor();
      expect((await isLater(page)) === 0, 'the version before is still running');
      await playOneMove(page);
      const game = new URL(page.url()).hash;
      // A page that has not been needed so far comes from the device.
      await page.goto(`${first.address}/#/learn/totem`);
      await page.locator('.lesson').waitFor();
      await page.goto(`${first.address}/${game}`);
      await page.locator('[role=gridcell].grab').first().waitFor();
      const plies = await listed(page);
      expect(plies >= 4, `the game goes on, not ${plies} actions`);

      await page.getByRole('button', { name: 'Use it now' }).click();
      await page
        .locator('html[data-later] .moves li')
        .nth(plies - 1)
        .waitFor();
      expect((await listed(page)) === plies, 'the game stands where it stood');
      await other.locator('html[data-later] h1').waitFor();

      await second.stop();
      await context.setOffline(true);
      await page.reload();
      await page
        .locator('html[data-later] .moves li')
        .nth(plies - 1)
        .waitFor();
      await playOneMove(page);
      const names = await page.evaluate(() => caches.keys());
      expect(names.length === 1, `one version is kept, not ${names.join(', ')}`);
    } finally {
      await (second ?? first).stop();
      fs.rmSync(folder, { recursive: true });
    }
  },
  { serviceWorkers: 'allow' },
);
