// Nothing is lost: closing and opening again, links, files, the terminal program, damage.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { asked, programSays } from './engine.mjs';
import { expect, story } from './story.mjs';
import {
  computersPlay,
  fromMenu,
  giveUp,
  latestRecord,
  listed,
  moveInTokan,
  overhear,
  setUp,
  theEnd,
} from './watch.mjs';

// A record as it writes it.
const written = asked({
  cmd: 'record',
  game: 'two-paths',
  start: 'hgf/3/3/3/3/3/FHG s 1 -',
  actions: ['Fw', 'e', 'He', 'e', 'Gw', 'w'],
  players: { s: 'Ann', n: 'Ben' },
}).record;

story('a running game survives closing the page', async ({ page, context, picture }) => {
  await setUp(page, 'tokan', { players: ['person', '1'], options: { begins: 'r' } });
  // Each time the computer answers, and then waits.
  for (let turn = 0; turn < 2; ++turn) await moveInTokan(page, 2);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Go on with your game' }).click();
  await again.locator('.moves li').nth(3).waitFor();
  expect((await listed(again)) === 4, 'every move is still there');
  await moveInTokan(again, 2);
  await giveUp(again);
  await theEnd(again);
  await again.goto('/#/games');
  await again.getByRole('heading', { name: 'Finished' }).waitFor();
  expect((await again.locator('li.card').count()) === 1, 'one game on the shelf');
  await picture('games-desktop').catch(() => {});
});

story('a game travels in a link, there and back', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await computersPlay(page, 'two-paths');
  await theEnd(page);
  const record = await latestRecord(page);
  await page.locator('.ending').getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link has been copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length < 2000, `a short link, not ${link.length} letters`);
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('heading', { name: 'Looking back' }).waitFor();
  expect((await latestRecord(elsewhere)) === record, 'the same record on the other device');
  await elsewhere.context().close();
});

story('a damaged link gets a friendly answer', async ({ page, picture }) => {
  for (const damaged of ['AAAA', 'not-a-game', '%00', 'a'.repeat(5000)]) {
    await page.goto('/');
    await page.goto(`/#/link/${damaged}`);
    await page.getByRole('alert').filter({ hasText: 'This link is damaged' }).waitFor();
  }
  await picture('trouble-desktop');
});

// Links that unpack to many megabytes, one of them short; made once.
let bombs;
const madeBombs = () =>
  (bombs ??= [40_000_000, 150_000_000].map((size) =>
    deflateRawSync(Buffer.alloc(size, 'a')).toString('base64url'),
  ));

for (const [language, said] of Object.entries({
  en: 'This holds more than any game',
  de: 'Darin steckt mehr',
  fr: 'Cela contient plus',
  es: 'Esto contiene más',
})) {
  story(
    `a link that holds more than a game is not opened, ${language}`,
    async ({ page }) => {
      for (const bomb of madeBombs()) {
        await page.goto('/');
        await page.goto(`/#/link/${bomb}`);
        await page.getByRole('alert').filter({ hasText: said }).waitFor();
      }
    },
    { language },
  );
}

story('a record goes to the terminal program and back', async ({ page }) => {
  await computersPlay(page, 'totem');
  await page.locator('.moves li').nth(12).waitFor({ state: 'attached' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu(page, 'Save as a file'),
  ]);
  const path = join(tmpdir(), `menagerie-story-${process.pid}.txt`);
  await file.saveAs(path);
  const told = programSays(['replay', path]);
  expect(told.length > 0, 'the terminal program reads it');
  writeFileSync(path, written);
  await page.goto('/');
  await page.locator('summary').click();
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('heading', { name: 'Looking back' }).waitFor();
  expect((await latestRecord(page)) === readFileSync(path, 'utf8'), 'the record came unchanged');
});

story('a damaged record is refused with a reason, and nothing is kept', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary').click();
  for (const damaged of ['hello', written.slice(0, -20), written.replace('Fw', 'Fe')]) {
    await page.locator('textarea').fill(damaged);
    await page.locator('details .primary').click();
    await page.getByRole('alert').filter({ hasText: 'not a game of Menagerie' }).waitFor();
    await page.locator('textarea').fill('');
  }
  expect((await latestRecord(page)) === undefined, 'an empty shelf');
});

story(
  'why a record is refused is said in the language of the player',
  async ({ page }) => {
    const { error } = asked({ cmd: 'replay', record: 'hello', language: 'de' });
    await page.goto('/');
    await page.locator('summary').click();
    await page.locator('textarea').fill('hello');
    await page.locator('details .primary').click();
    await page.getByRole('alert').filter({ hasText: error.message }).waitFor();
    await page.getByRole('combobox').first().selectOption('fr');
    await page.locator('html[lang=fr]').waitFor();
    await page.locator('details .primary').click();
    const french = asked({ cmd: 'replay', record: 'hello', language: 'fr' }).error.message;
    expect(french !== error.message, 'the two languages differ');
    await page.getByRole('alert').filter({ hasText: french }).waitFor();
  },
  { language: 'de' },
);

story('a game is opened once, and its page is built once', async ({ page }) => {
  await page.addInitScript(overhear);
  await page.goto('/#/play/new/tokan');
  await page.waitForURL(/play\/[0-9a-f]{24}/);
  await page.locator('.moves').waitFor();
  await page.waitForTimeout(500);
  const opened = await page.evaluate(
    () => globalThis.asked.filter(({ method }) => method?.startsWith('open')).length,
  );
  expect(opened === 1, `the table was asked ${opened} times to open a game`);
});

story('without a place to keep games one can still play', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
  });
  await computersPlay(page, 'tokan');
  await page.getByText('does not let pages keep anything').waitFor();
  await theEnd(page);
});
