// Two people at one screen: whichever side the mover hides, the page that is handed over is the same
// to the last byte: what it shows, what a screen reader finds, what is stored, what the worker has
// said, and where the focus is.
import { desktop, expect, phone, story } from './story.mjs';
import { setUp } from './watch.mjs';

// The same clock and the same random numbers in every run, and a record of all that workers say.
function tame() {
  Date.now = () => 1_700_000_000_000;
  crypto.getRandomValues = (bytes) => bytes.fill(7);
  const heard = [];
  const RealWorker = Worker;
  globalThis.heard = heard;
  globalThis.Worker = class extends RealWorker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    }
  };
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...what) {
    heard.push(`port ${JSON.stringify(what[0])}`);
    return post.apply(this, what);
  };
}

async function stored() {
  const request = indexedDB.open('menagerie');
  const db = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const all = db.transaction('games').objectStore('games').getAll();
  const games = await new Promise((done) => (all.onsuccess = () => done(all.result)));
  db.close();
  return JSON.stringify([games, { ...localStorage }, { ...sessionStorage }]);
}

// What accessibility tools see, without the numbers that browsers give to nodes.
async function heardByReaders(page) {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  await tools.detach();
  return JSON.stringify(
    nodes.map(({ role, name, description, value, properties, ignored }) => ({
      ignored,
      said: [role, name, description, value].map((one) => one?.value),
      properties: properties?.map(({ name, value }) => [name, value.value]),
    })),
  );
}

// Draws the whole page anew: what is left of earlier drawings differs by a shade in a pixel or two
// from run to run.
async function redrawn(page) {
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
}

async function everything(page) {
  await redrawn(page);
  await atRest(page);
  return {
    'what is drawn': (await page.screenshot()).toString('base64'),
    'the document': await page.evaluate(() => document.documentElement.outerHTML),
    'the focus': await page.evaluate(() => document.activeElement?.outerHTML ?? 'nowhere'),
    'the address': page.url(),
    'what readers hear': await heardByReaders(page),
    'what is stored': await page.evaluate(stored),
    'what workers say': await page.evaluate(() => globalThis.heard.join('\n')),
  };
}

async function sitDown(page) {
  await page.addInitScript(tame);
  await setUp(page, 'two-paths', { players: ['person', 'person'], options: { begins: 's' } });
  for (const seat of ['South', 'North']) {
    await page.getByText(`${seat}: line up`).first().waitFor();
    await page.getByRole('button', { name: 'They stand well' }).click();
  }
  await page.getByText('South: choose an animal').first().waitFor();
}

const space = (page, name) => page.locator(`[data-cell="${name}"]`);
// South's hare stands on b1: west leads to a2, east to c2.
const landing = { w: 'a2', e: 'c2' };
const sideName = { w: 'Hide west', e: 'Hide east' };

async function drag(page, from, to) {
  const [start, end] = await Promise.all(
    [from, to].map(async (name) => {
      const { x, y, width, height } = await space(page, name).locator('rect').boundingBox();
      return [x + width / 2, y + height / 2];
    }),
  );
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}

async function withKeys(page, side) {
  await space(page, 'b1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press(side === 'w' ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Enter');
}

const ways = {
  'a click on a side': async (page, side) => {
    await space(page, 'b1').click();
    await page.getByRole('button', { name: sideName[side] }).click();
  },
  'the keyboard on a side': async (page, side) => {
    await space(page, 'b1').click();
    await page.getByRole('button', { name: sideName[side] }).focus();
    await page.keyboard.press('Enter');
  },
  'a click on a landing space': async (page, side) => {
    await space(page, 'b1').click();
    await space(page, landing[side]).click();
  },
  'a drag': (page, side) => drag(page, 'b1', landing[side]),
  'the keyboard on the board': withKeys,
  'a tap': async (page, side) => {
    await space(page, 'b1').tap();
    await page.getByRole('button', { name: sideName[side] }).tap();
  },
};

// Once nothing moves any more, however slow the machine is.
async function atRest(page) {
  await page.waitForTimeout(300);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.waitForTimeout(100);
}

async function handedOver(browser, address, side, way) {
  const touch = way === 'a tap';
  const context = await browser.newContext({
    viewport: touch ? phone : desktop,
    hasTouch: touch,
    // Its notice comes when it comes.
    serviceWorkers: 'block',
    locale: 'en',
    baseURL: address,
  });
  try {
    const page = await context.newPage();
    await sitDown(page);
    await ways[way](page, side);
    const cover = page.getByRole('button', { name: 'Hand over to North' });
    await cover.waitFor();
    await page.waitForFunction(() => globalThis.heard.at(-1)?.includes('"announced":"H"'));
    const covered = await everything(page);
    await cover.press('Enter');
    await page.getByRole('button', { name: 'Block west' }).waitFor();
    // A mouse lies where it has lain all the time.
    const opened = await everything(page);
    await page.mouse.move(5, 5);
    return {
      covered,
      'when it is opened': opened,
      'with the pointer away': await everything(page),
    };
  } finally {
    await context.close();
  }
}

// How many values of two pictures are so far apart that an eye could tell: what a page is drawn from
// may be the same to the byte, and a rounded corner still differ by a shade from run to run.
async function visiblyApart(browser, pictures) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(async (texts) => {
      const kShade = 24; // of 255
      const [one, two] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          canvas.drawImage(picture, 0, 0);
          return canvas.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (one.length !== two.length) return Infinity;
      return one.filter((value, i) => Math.abs(value - two[i]) > kShade).length;
    }, pictures);
  } finally {
    await page.close();
  }
}

// Where two texts part, for whoever has to find out why.
function difference(one, two) {
  let at = 0;
  while (one[at] === two[at]) ++at;
  return `${one.slice(at - 200, at + 80)} <-> ${two.slice(at, at + 80)}`;
}

for (const way of Object.keys(ways)) {
  story(`a hidden side leaves no trace on the page: ${way}`, async ({ browser, address }) => {
    const [west, east] = await Promise.all(
      ['w', 'e'].map((side) => handedOver(browser, address, side, way)),
    );
    for (const [moment, traces] of Object.entries(west)) {
      for (const [what, bytes] of Object.entries(traces)) {
        expect(bytes.length > 0, `${what} was recorded`);
        const other = east[moment][what];
        if (what === 'what is drawn') {
          const apart = await visiblyApart(browser, [bytes, other]);
          expect(apart === 0, `${moment}, ${what}: ${apart} values apart`);
        } else {
          expect(
            bytes === other,
            bytes === other || `${moment}, ${what}: ${difference(bytes, other)}`,
          );
        }
      }
    }
  });
}

story('a mouse does not lie where a side was hidden with it', async ({ page }) => {
  await sitDown(page);
  await ways['a click on a side'](page, 'w');
  const cover = page.getByRole('button', { name: 'Hand over to North' });
  await cover.waitFor();
  await page.waitForTimeout(600); // a second click that comes too soon means nothing anyway
  const cursor = () => cover.evaluate((button) => getComputedStyle(button).cursor);
  expect((await cursor()) === 'none', `the mouse can be seen: ${await cursor()}`);
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  await press();
  await page.waitForTimeout(300);
  expect(await cover.isVisible(), 'a mouse that was not moved opens nothing');
  await page.mouse.move(600, 300);
  await page.mouse.move(700, 600);
  expect((await cursor()) !== 'none', 'the mouse is there again');
  await press();
  await page.getByRole('button', { name: 'Block west' }).waitFor();
});
