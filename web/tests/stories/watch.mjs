// Ways through the pages that several stories share.

// In the page, before anything of its own: keeps what the table worker has said last of the game, and
// all that the page asks it for.
export function overhear() {
  globalThis.asked = [];
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.result?.history) globalThis.overheard = data.result;
      });
    }
    postMessage(call, ...more) {
      globalThis.asked.push(call);
      super.postMessage(call, ...more);
    }
  };
}

// Who is to play: 'person', a special opponent, or a level of the computer.
async function seat(page, number, who) {
  const card = page.locator('[data-player]').nth(number);
  const isLevel = /^\d$/.test(who);
  await card.locator(`[name="who-${number}"][value="${isLevel ? 'computer' : who}"]`).check();
  if (isLevel) await card.locator(`[name="level-${number}"][value="${who}"]`).check();
}

// Sets a game up as a player would: who plays, with which figures, the values of options, a given
// position.
export async function setUp(page, game, set = {}) {
  const { players = [], figures = [], options = {}, position } = set;
  await page.goto(`/#/setup/${game}`);
  await page.locator('[data-player="1"]').waitFor();
  await page.locator('form details').evaluate((more) => (more.open = true));
  for (const [name, value] of Object.entries(options))
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  for (const [number, who] of players.entries()) await seat(page, number, who);
  for (const [number, figure] of figures.entries())
    await page.locator(`[name="figure-${number}"][value="${figure}"]`).check();
  if (position) await page.getByRole('textbox', { name: 'A given position' }).fill(position);
  // Who plays first stays as it is here, unless a story is about the roll for it.
  const seated = page.locator('input[name=order][value=seated]');
  if ((await seated.count()) > 0) await seated.check();
  await page.locator('button[type=submit]').click();
  await page.locator('.board svg').first().waitFor();
}

// A game in which the computer plays all seats.
export const computersPlay = (page, game) => setUp(page, game, { players: ['1', '1'] });

// How many actions the list holds.
export const listed = (page) => page.locator('.moves li').count();

// Presses and waits until the list has grown by so many actions.
export async function answered(page, press, more = 1) {
  const before = await listed(page);
  await press();
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('.moves li').length >= wanted,
    before + more,
  );
}

// The first move of Tokan that the page offers, and so many actions all in all.
export const moveInTokan = (page, more) =>
  answered(
    page,
    async () => {
      await page.locator('[role=gridcell].grab').first().click();
      await page.locator('[role=gridcell][data-target]').first().click();
    },
    more,
  );

// Waits until the running game is over.
export async function theEnd(page, patience = 120_000) {
  await page.locator(`a.button[href^='#/look/']`).waitFor({ timeout: patience });
}

// The public record of the latest game on the shelf.
export function latestRecord(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('menagerie');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const games = opening.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => {
            const latest = games.result.sort((a, b) => b.touched - a.touched)[0];
            opening.result.close();
            resolve(latest?.record);
          };
        };
      }),
  );
}

// Whether the page has made the shelf. Browsers list one that is only about to be made, so this opens it; one
// that the opening would make, without a place for games, is not made.
const shelfIsMade = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('menagerie');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = (event) => {
      event.preventDefault();
      resolve(false);
    };
    opening.onsuccess = () => {
      resolve(opening.result.objectStoreNames.contains('games'));
      opening.result.close();
    };
  });

// Puts games on the shelf, as the engine replays their records, and gives their ids. The page makes the shelf, and
// until it has, there is nothing to put them on.
export async function shelve(page, games) {
  await page.waitForFunction(shelfIsMade);
  return page.evaluate(
    (found) =>
      new Promise((resolve, reject) => {
        const put = (shelf) => {
          const writing = shelf.transaction('games', 'readwrite');
          const ids = found.map(({ record, game, options, players, actions, over, winner }, i) => {
            const id = String(i).padStart(24, '0');
            const seats = Object.keys(players).map((seat, at) => [
              seat,
              at === 0 ? { person: true } : { person: false, level: '1' },
            ]);
            writing.objectStore('games').put({
              ...{ id, game, options, seats: Object.fromEntries(seats), record, seals: [] },
              ...{ plies: actions.length, over, winner, begun: i, touched: Date.now() - i },
            });
            return id;
          });
          writing.oncomplete = () => {
            shelf.close();
            resolve(ids);
          };
          writing.onerror = () => reject(writing.error);
        };
        const opening = indexedDB.open('menagerie');
        opening.onerror = () => reject(opening.error);
        opening.onblocked = () => reject(new Error('the shelf is blocked'));
        opening.onsuccess = () => {
          try {
            put(opening.result);
          } catch (error) {
            reject(error);
          }
        };
      }),
    games,
  );
}

// What the menu of a game offers besides its buttons.
export async function fromMenu(page, name) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

export async function giveUp(page) {
  await fromMenu(page, 'Give up');
  await page.getByRole('button', { name: 'Give up' }).click();
}
