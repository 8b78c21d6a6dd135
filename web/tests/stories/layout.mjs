// Every page, and all that opens above one, at every size of window: nothing overlaps, nothing is cut
// off, nothing scrolls sideways; nor with letters of twice the size. German has the longest words;
// French has more of them, which matters where it is narrow. A page is changed in place: loading it anew
// for each look would take minutes.
import { misplaced } from './geometry.mjs';
import { goldenGame } from './records.mjs';
import { atTheTable, comeBy, setTable } from './rooms_way.mjs';
import { desktop, expect, story } from './story.mjs';
import { setUp, shelve } from './watch.mjs';

const narrow = [
  [320, 568],
  [390, 844],
  [844, 390],
];
const broad = [
  [820, 1180],
  [1024, 1366],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
// In this order, so that every page is left as it came.
const looks = { fr: narrow, de: [...narrow, ...broad] };
const kLetters = 16; // pixels, as browsers come

// In the page, whatever lies above it: another language. Its words may have to be fetched, so the text has
// to stay the same for a while; a page that thinks aloud is not waited for.
async function speak(language) {
  const select = document.querySelector('header select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  let before = '';
  for (let looks = 0; looks < 10 && document.body.textContent !== before; ++looks) {
    before = document.body.textContent;
    await new Promise((done) => setTimeout(done, 1000)); // a tenth of it, see `hurry`
  }
}

// One tab that is led from page to page and looked at in each.
class Inspection {
  wrong = [];
  #page;
  #tools;
  #picture;
  #name = '';

  static async of(page, picture) {
    const one = new Inspection();
    one.#page = page;
    one.#tools = await page.context().newCDPSession(page);
    one.#picture = process.env.MENAGERIE_LAYOUT_PICTURES ? picture : () => {};
    return one;
  }

  // The page at an address, once there is what is waited for.
  async visit(name, path, sign) {
    this.#name = `${name}, `;
    await this.#page.goto(`/#/${path}`);
    await this.#page.locator(sign).first().waitFor();
    await this.#look(name);
  }

  // The page that is open, under a name of its own.
  async here(name) {
    this.#name = `${name}, `;
    await this.#look(name);
  }

  // The same looks at another page.
  of(page) {
    return Inspection.of(page, this.#picture);
  }

  // The page that is open, after something was done on it.
  async again(what) {
    await this.#look(`${this.#name}${what}`);
  }

  // What lies above the page that is open. `anew` opens what finds its place only when it is opened.
  async above(what, selector, anew) {
    await this.#page.locator(selector).waitFor();
    await this.#look(`${this.#name}${what}`, selector, anew);
  }

  async #write(letters) {
    await this.#tools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  }
  // Past Playwright, which takes longer.
  async #resize([width, height]) {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.#tools.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async #look(name, above = '', anew = null) {
    for (const [language, sizes] of Object.entries(looks)) {
      await this.#page.evaluate(speak, language);
      await this.#page.locator(`html[lang=${language}]`).waitFor();
      for (const letters of [2 * kLetters, kLetters]) {
        await this.#write(letters);
        for (const size of sizes) {
          await this.#resize(size);
          if (anew) await this.#page.evaluate(anew);
          const found = await this.#page.evaluate(misplaced, { width: size[0], letters, above });
          const where = `${name} at ${size.join('×')}, ${language}, letters of ${letters}`;
          this.wrong.push(...found.map((what) => `${where}: ${what}`));
          await this.#picture(`layout-${where.replaceAll(/\W+/g, '-')}`);
        }
      }
    }
    await this.#resize([desktop.width, desktop.height]);
  }
}

// In the page: opens the menu, after it was closed.
async function openMenu() {
  const changed = () => new Promise((done) => setTimeout(done, 20));
  const button = document.querySelector('.menu > button');
  if (document.querySelector('[role=menu]')) button.click();
  await changed();
  button.click();
  await changed();
}

// In the page: copies the link of an ended game, unless the notice of it still stands.
async function copyLink() {
  if (document.querySelector('.notice')) return;
  document.querySelector('.ending .tools button:last-of-type').click();
  while (!document.querySelector('.notice')) await new Promise((done) => setTimeout(done, 20));
}

const records = {
  tokan: ['tokan-deal', 'tokan-lay-heads'],
  'two-paths': ['two-paths-7-rows', 'two-paths-8-rows'],
  totem: ['totem-2-seats', 'totem-4-seats-chosen'],
};
const games = Object.keys(records);
// A game that has begun is judged within the time that a story has.
const kBegun = 10;

async function withoutAGame(page, inspection) {
  await inspection.visit('start', '', 'main .card svg');
  await page.locator('a[href="#/play/new/tokan"]').first().click();
  await inspection.above('the offer to learn', 'dialog.question');
  await inspection.visit('what we found out', 'found', 'article');
  await inspection.visit('no games', 'games', 'h1');
  await inspection.visit('unknown page', 'nowhere', 'h1');
  await inspection.visit('damaged link', 'link/broken', '[role=alert]');
  await inspection.visit('no table', 'room/00000000000000000000000000000000', '[role=alert]');
  await inspection.visit('no seat', 'seat/none', '[role=alert]');
}

async function beforeAGame(page, inspection, game) {
  await inspection.visit(`rules of ${game}`, `rules/${game}`, '.rules-text img');
  await inspection.visit(`editor of ${game}`, `edit/${game}`, '.pieces');
  await inspection.visit(`lesson of ${game}`, `learn/${game}`, '.board svg');
  await page.locator('button.help').click();
  await inspection.above('help', '.panel');
  await inspection.visit(`set-up of ${game}`, `setup/${game}`, '[data-player="1"]');
  await page.locator('form details').evaluate((more) => (more.open = true));
  await inspection.again('all options');
  await inspection.visit(`table of ${game} to be set`, `together/${game}`, '[data-chair="1"]');
  await page.locator('input[name=clock][value=minutes]').check();
  await page.locator('form details').evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await inspection.again('with a clock and all options');
  if (game !== 'totem') return;
  await page.goto('/#/setup/totem');
  await page.locator('[data-player="1"]').waitFor();
  await page.locator('input[name=seats][value="4"]').check();
  await page.locator('button[type=submit]').click();
  await inspection.above('the roll for the order', 'dialog.card');
}

async function aNewGame(page, inspection, game) {
  await inspection.visit(`new game of ${game}`, `play/new/${game}`, '.moves');
  await page.evaluate(openMenu);
  await inspection.above('menu', '[role=menu]', openMenu);
  await page.locator('[role=menuitem]').last().click();
  await inspection.above('giving up', 'dialog.question');
  await page.keyboard.press('Escape');
  await page.locator('button.help').click();
  await inspection.above('help', '.panel');
  await page.keyboard.press('Escape');
  if (game === 'totem') await page.locator('.buttons button').first().click();
  await page.locator('.tools > button:enabled').last().click();
  await page.locator('p.hint').waitFor();
  await inspection.again('hint');
}

async function secrets(page, inspection) {
  const players = (south) => ({ players: [south, 'person'], options: { begins: 's' } });
  const ready = page.locator('.two-paths .primary');
  await setUp(page, 'two-paths', players('2'));
  await ready.click();
  await page.locator('button.envelopes').click();
  await page.locator('#two-paths-seal details').evaluate((more) => (more.open = true));
  await inspection.above('the envelope of two-paths', '#two-paths-seal');
  await page.keyboard.press('Escape');
  await setUp(page, 'two-paths', players('person'));
  await ready.click();
  await ready.click();
  await page.locator('[data-cell="b1"].draggable').click();
  await page.locator('button.side.w').click();
  await inspection.above('the cover of two-paths', 'dialog:has(.fist)');
}

async function keptGames(page, inspection, game) {
  const names = records[game];
  await page.goto('/');
  const kept = await shelve(page, [
    ...names.map((name) => goldenGame(name)),
    ...names.map((name) => goldenGame(name, kBegun)),
  ]);
  for (const [i, id] of kept.entries()) {
    const over = i < names.length;
    const what = `${over ? 'ended' : 'begun'} game of ${game}, ${names[i % names.length]}`;
    await inspection.visit(what, `play/${id}`, game === 'totem' ? '.moves .turn' : '.moves li');
    if (over) await inspection.above('the card', '.ending');
    if (i === 0) {
      await page.evaluate(copyLink);
      await inspection.above('the link is copied', '.notices', copyLink);
    }
    await inspection.visit(
      `looking back at an ${what}`,
      `look/${id}`,
      over ? '.side ol' : '.side table',
    );
  }
  await inspection.visit(`shelf with ${game}`, 'games', 'li.card');
}

// In the page: opens what the line below the seats offers, after it was closed.
async function openReactions() {
  const changed = () => new Promise((done) => setTimeout(done, 20));
  const button = document.querySelector('.room-bar button[aria-expanded]');
  if (button.getAttribute('aria-expanded') === 'true') button.click();
  await changed();
  button.click();
  await changed();
}

// A table over the network with long names: while it waits, as a guest sees it, and while it is played.
async function aTable(page, inspection, another, game) {
  const name = 'Wilhelmine von Waldeck';
  const seats =
    game === 'totem' ? { options: { seats: '4' }, chairs: ['me', 'open', '2', '3'] } : {};
  const clock = { minutes: 90, increment: 5 };
  const [link] = await setTable(page, game, { ...seats, name, clock, open: true });
  await inspection.here(`waiting at a table of ${game}`);
  const guest = await another();
  const seen = await inspection.of(guest);
  await seen.visit(`invited to ${game}`, link.split('#/')[1], 'form');
  await seen.visit('lobby', 'lobby', 'li.card');
  await comeBy(guest, link, 'Maximilian Rosenthaler');
  await atTheTable(page, guest);
  await page.locator('.moves').waitFor();
  await inspection.here(`a table of ${game}`);
  await page.evaluate(openReactions);
  await inspection.above('reactions', '.room-bar .panel', openReactions);
  await page.keyboard.press('Escape');
  await page.locator('[data-seal]').click();
  await page.locator('dialog details').evaluate((more) => (more.open = true));
  await page.locator('dialog .words').waitFor();
  await inspection.above('the seal', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.evaluate(openMenu);
  await inspection.above('menu', '[role=menu]', openMenu);
  await page
    .locator('[role=menuitem]')
    .filter({ has: page.locator('svg') })
    .first()
    .click();
  await page.locator('[data-offer]').waitFor();
  await inspection.again('an offer');
  await seen.here(`asked at a table of ${game}`);
  inspection.wrong.push(...seen.wrong);
}

const groups = {
  'without a game': withoutAGame,
  'secrets of two-paths': secrets,
  ...Object.fromEntries(
    games.flatMap((game) => [
      [`before a game of ${game}`, (page, found) => beforeAGame(page, found, game)],
      [`a new game of ${game}`, (page, found) => aNewGame(page, found, game)],
      [`kept games of ${game}`, (page, found) => keptGames(page, found, game)],
      [`a table of ${game} over the network`, (...how) => aTable(...how, game)],
    ]),
  ),
};
for (const [group, tell] of Object.entries(groups)) {
  story(
    `nothing overlaps, is cut off or scrolls sideways at any size: ${group}`,
    async ({ page, picture, another }) => {
      const inspection = await Inspection.of(page, picture);
      await tell(page, inspection, another);
      const { wrong } = inspection;
      expect(wrong.length === 0, wrong.join('\n  '));
    },
    { language: 'de', permissions: ['clipboard-read', 'clipboard-write'] },
  );
}

for (const game of ['tokan', 'two-paths', 'totem']) {
  story(
    `lessons and the button that begins fit into a laptop's window, ${game}`,
    async ({ page, picture }) => {
      const bottom = async (what) => {
        const { y, height } = await page.locator(what).first().boundingBox();
        return y + height;
      };
      await page.goto(`/#/learn/${game}`);
      await page.locator('.board svg').first().waitFor();
      const board = await bottom('.board svg');
      expect(board <= 900, `the board ends at ${board}`);
      await picture(`laptop-learn-${game}`);
      await page.goto(`/#/setup/${game}`);
      await page.locator('.begin button').waitFor();
      const begin = await bottom('.begin button');
      expect(begin <= 900, `the button ends at ${begin}`);
      await picture(`laptop-setup-${game}`);
    },
    { viewport: { width: 1440, height: 900 } },
  );
}
