// What a first visit costs: bytes over the wire, and nothing that jumps about.
import { desktop, expect, phone, story, within } from './story.mjs';

const kMost = 350_000; // bytes, compressed, for page, engine and one game's art
// Half of what counts as a calm page; the roll for Totem's order changes a line on a phone.
const kMostShift = 0.05;
const games = ['tokan', 'two-paths', 'totem'];
const kLongestLoad = 60_000; // milliseconds, on a busy machine

async function firstLoad(page, address) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  // Workers fetch for themselves; the engine is the largest of all.
  const seen = [];
  page.context().on('requestfinished', (request) => seen.push(request));
  await page.goto(address);
  await page.locator('.board svg').first().waitFor();
  // Not "networkidle": that was sometimes never reached although everything had come.
  const quiet = async () => {
    for (let before = -1; seen.length > before; await page.waitForTimeout(1000))
      before = seen.length;
  };
  await within(kLongestLoad, 'the page, fetching', quiet());
  const sizes = await within(
    kLongestLoad,
    'the sizes of what was fetched',
    Promise.all(seen.map(async (request) => (await request.sizes()).responseBodySize)),
  );
  return {
    bytes: Math.max(
      bytes,
      sizes.reduce((sum, size) => sum + size, 0),
    ),
    files: seen.length,
  };
}

for (const game of games) {
  story(`the first load of ${game} is small`, async ({ page }) => {
    const { bytes, files } = await firstLoad(page, `/#/play/new/${game}`);
    console.log(`# ${game}: ${bytes} bytes in ${files} files`);
    expect(bytes > 150_000, `the engine was counted: ${bytes} bytes`);
    expect(bytes <= kMost, `${bytes} bytes are more than ${kMost}`);
  });
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  story(
    `nothing jumps while pages load, ${size}`,
    async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.shift = 0;
        // Where the computer begins, what it does changes the page: that is play, not loading.
        let played = Infinity;
        new MutationObserver(() => {
          if (document.querySelector('.moves li')) played = Math.min(played, performance.now());
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!entry.hadRecentInput && entry.startTime < played) globalThis.shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['', '#/found', ...games.map((game) => `#/play/new/${game}`)]) {
        await page.goto('about:blank');
        await page.goto(`/${path}`);
        await page
          .locator(path.startsWith('#/play') ? '.board svg' : 'main svg')
          .first()
          .waitFor();
        await page.waitForTimeout(1500);
        const shift = await page.evaluate(() => globalThis.shift);
        console.log(`# layout shift of /${path}, ${size}: ${shift.toFixed(4)}`);
        expect(shift < kMostShift, `/${path} shifts by ${shift}`);
      }
    },
    { viewport },
  );
}
