// Whether the pages stay free, in a browser: how long their longest task is while they load, while the
// computer thinks and when something moves, and how soon a person's move is seen.
//   node bench/pages.mjs [part of a name]
// Needs the built pages (./play, ./check). Fails where a limit is missed by the time that the page's own
// threads were at work; the time by the clock, which what else the machine does has a say in, is printed.
import { desktop, expect, phone, run, story } from '../web/tests/stories/story.mjs';
import { setUp } from '../web/tests/stories/watch.mjs';

const kLongest = 50; // milliseconds
const kMoves = 6;

// What the page's main thread and its workers did while `act` went on: tasks with their work in
// milliseconds, and what the page has marked.
async function followed(page, act) {
  const tools = await page.context().newCDPSession(page);
  const events = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => tools.once('Tracing.tracingComplete', done));
  const categories = '-*,disabled-by-default-devtools.timeline,blink.user_timing';
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories,
  });
  try {
    await act();
    await page.evaluate(() => performance.mark('page'));
  } finally {
    await tools.send('Tracing.end');
    await complete;
    await tools.detach();
  }
  const { pid, tid } = events.find(({ name }) => name === 'page');
  const own = events.filter((event) => event.pid === pid);
  const workers = own
    .filter(({ name, args }) => name === 'thread_name' && /^DedicatedWorker/.test(args.name))
    .map((event) => event.tid);
  const tasks = own
    .filter((event) => /RunTask$/.test(event.name) && [tid, ...workers].includes(event.tid))
    .map(({ ts, dur = 0, tdur = 0, ...event }) => ({
      end: ts + dur,
      work: tdur / 1000,
      main: event.tid === tid,
    }));
  expect(tasks.length > 50, `the tasks were counted: ${tasks.length}`);
  const marked = (name) => own.filter((event) => event.name === name).map(({ ts }) => ts);
  return { tasks, marked };
}

// No task of the main thread is long; gives what was followed.
async function staysFree(what, page, act) {
  const seen = await followed(page, act);
  const longest = Math.max(...seen.tasks.filter(({ main }) => main).map(({ work }) => work));
  console.log(`# longest task, ${what}: ${longest.toFixed(1)} ms`);
  expect(longest <= kLongest, `${what} blocks the page for ${longest.toFixed(1)} ms`);
  return seen;
}

// Presses, and marks the press and the end of the first frame in which the table and its board have
// changed. Gives the time between them by the clock.
async function pressed(page, target) {
  await page.evaluate(() => {
    const drawn = () => document.querySelector('.board').innerHTML;
    const told = () =>
      `${document.querySelectorAll('.moves li').length} ${document.querySelector('.prompt').textContent}`;
    const before = { drawn: drawn(), told: told() };
    globalThis.seen = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('a press has changed nothing')), 10_000);
      const press = ({ timeStamp }) => {
        performance.mark('pressed', { startTime: timeStamp });
        const look = () => {
          if (told() === before.told || drawn() === before.drawn) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.mark('seen').startTime - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener('pointerup', press, { capture: true, once: true });
    });
  });
  await target.click();
  return page.evaluate(() => globalThis.seen);
}

const first = (page, selector) => page.locator(selector).first();
const present = async (page, selector) => (await page.locator(selector).count()) > 0;
const kButtons = '.board button:is(.primary, [data-first]):not(:disabled)';
const kSides = 'button.side:not(:disabled, [aria-disabled=true])';

// The press that makes a person's move; where something has to be picked up first, that is done
// before.
const moves = {
  async tokan(page) {
    await first(page, '[role=gridcell].grab').click();
    return pressed(page, first(page, '[data-target]'));
  },
  async 'two-paths'(page) {
    if (await present(page, kButtons)) return pressed(page, first(page, kButtons));
    if (!(await present(page, kSides))) await first(page, '.cell.draggable').click();
    return pressed(page, first(page, kSides));
  },
  async totem(page) {
    if (await present(page, kButtons)) return pressed(page, first(page, kButtons));
    const goals = '[data-lit]:not([data-lit=piece])';
    if (!(await present(page, goals))) await first(page, '[data-lit=piece]').click();
    return pressed(page, first(page, goals));
  },
};
const kMine = `${kButtons}, ${kSides}, .grab, .cell.draggable, [data-lit]`;

// Waits until the person is asked again: a way of several steps is walked to its end first.
async function asked(page) {
  const count = () => page.locator('.moves li').count();
  for (let before = -1; before !== (await count());) {
    await first(page, kMine).waitFor();
    before = await count();
    await page.waitForTimeout(400);
  }
}

async function sitDown(page, game) {
  await setUp(page, game, { players: ['person', '5'] });
  await first(page, kMine).waitFor();
}

for (const game of Object.keys(moves)) {
  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    story(
      `the page of ${game} stays free while it loads, ${size}`,
      async ({ page }) => {
        await staysFree(`loading ${game}, ${size}`, page, async () => {
          await page.goto('about:blank');
          await page.goto(`/#/play/new/${game}`);
          await page.locator('.moves').waitFor();
          await page.waitForTimeout(1000);
        });
      },
      { viewport, serviceWorkers: 'block' },
    );
  }

  story(`a move in ${game} is seen at once`, async ({ page }) => {
    await sitDown(page, game);
    const clock = [];
    const { tasks, marked } = await staysFree(`moves and thinking, ${game}`, page, async () => {
      for (let move = 0; move < kMoves; ++move) {
        await asked(page);
        clock.push(await moves[game](page));
      }
    });
    const seen = marked('seen');
    const works = marked('pressed').map((start, i) =>
      tasks
        .filter(({ end }) => end > start && end <= seen[i])
        .reduce((sum, { work }) => sum + work, 0),
    );
    const list = (times) => times.map((ms) => ms.toFixed(0)).join(', ');
    console.log(`# from the press to the frame, ${game}: ${list(works)} ms of work`);
    console.log(`# the same by the clock: ${list(clock)} ms`);
    const median = works.toSorted((a, b) => a - b)[works.length >> 1];
    expect(median <= kLongest, `half of the moves took ${median} ms of work or more`);
  });
}

story(
  'the start page stays free while it loads',
  async ({ page }) => {
    await staysFree('loading the start page', page, async () => {
      await page.goto('about:blank');
      await page.goto('/');
      await page.locator('main svg').nth(2).waitFor();
      await page.waitForTimeout(500);
    });
  },
  { serviceWorkers: 'block' },
);

await run(1);
