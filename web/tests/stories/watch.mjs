// Ways through the pages that several stories share.
import { expect } from './story.mjs';

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

// A game in which the computer plays all seats, set up as a player would.
export async function computersPlay(page, game, seats = 2) {
  await page.goto(`/#/setup/${game}`);
  await page.locator('form').waitFor();
  const boxes = page.locator('fieldset').first().locator('select');
  expect((await boxes.count()) === seats, `${seats} seats`);
  for (let i = 0; i < seats; ++i) await boxes.nth(i).selectOption('1');
  await page.locator('button[type=submit]').click();
  await page.locator('.board svg').first().waitFor();
}

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
  await page.locator(`a[href^='#/look/']`).waitFor({ timeout: patience });
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
