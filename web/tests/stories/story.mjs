// The frame of the browser stories: serves the built pages as users get them, opens Chromium, and
// runs the stories, each with a fresh profile. A story fails on the first error, and on
// anything that the page writes to its console as one.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const top = fileURLToPath(new URL('../../../', import.meta.url));
// The terminal program, which also serves the pages.
export const program = process.env.MENAGERIE ?? `${top}build/release/menagerie`;
// The pages as they are built.
export const built = `${top}build/web`;
const pictures = `${top}build/pictures`;
const kFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// What the slowest story takes on a busy machine, several times over.
const kLongestStory = 300_000;
// The same for one answer of a page, and for a program or page that begins or ends.
const kLongestAnswer = 60_000;
const kLongestStep = 30_000;
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

// Ends with what `work` ends with, or with an error after so many milliseconds: a page or browser that no
// longer answers fails one story, and holds nothing up.
export async function within(ms, what, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no end after ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// Serves a folder by `menagerie serve`, on the next free port or a given one.
export async function serve(folder, ...port) {
  const server = spawn(program, ['serve', '--folder', folder, ...port]);
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const listening = new Promise((resolve, reject) => {
    let heard = '';
    const listen = (text) => {
      heard += text;
      const found = /http:\/\/\S+/.exec(heard);
      if (found) resolve(found[0].replace(/\/$/, ''));
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => reject(new Error(`menagerie serve ended with ${code}: ${heard}`)));
    server.on('error', reject);
  });
  const stop = () => {
    server.kill('SIGINT');
    return within(kLongestStep, 'menagerie serve, asked to end', ended);
  };
  try {
    return { address: await within(kLongestStep, 'menagerie serve, starting', listening), stop };
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
}

const told = [];

// The pauses in which a person sees what has happened are cut short: a story looks at what comes of
// them, and would wait for minutes.
function hurry() {
  const kPause = 1000;
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, ms = 0, ...more) => wait(act, ms <= kPause ? ms / 10 : ms, ...more);
}

// Declares a story. `options`: viewport, language, theme ('light', 'dark'), offline tests and so on
// as Playwright's contexts take them.
export function story(name, tell, options = {}) {
  told.push({ name, tell, options });
}

// Every wait of Playwright's has an end but that for what a page works out.
function answersInTime(page) {
  const evaluate = page.evaluate.bind(page);
  page.evaluate = (work, ...more) =>
    within(
      kLongestAnswer,
      `the page, asked for ${String(work).slice(0, 200)}`,
      evaluate(work, ...more),
    );
}

// A fresh profile with a page in it. What the page complains of is written down in `troubles`.
async function openPage(browser, address, options, troubles) {
  const { theme = 'light', language = 'en', viewport = desktop, ...more } = options;
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: address,
    // Keeping all files for later would be work for every story, and matters to few.
    serviceWorkers: 'block',
    ...more,
  });
  const host = new URL(address).hostname;
  context.on('page', (page) => {
    answersInTime(page);
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (text.includes('blocked by Playwright')) return;
      if (['error', 'warning'].includes(message.type())) troubles.push(text);
    });
    page.on('request', (request) => {
      const { protocol, hostname, href } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && hostname !== host)
        troubles.push(`asks ${href}`);
    });
  });
  await context.addInitScript(hurry);
  context.setDefaultTimeout(kLongestAnswer);
  return context.newPage();
}

async function runOne(browser, address, { name, tell, options }) {
  const troubles = [];
  const opening = openPage(browser, address, options, troubles);
  const page = await within(kLongestStep, 'opening a page', opening);
  const context = page.context();
  const picture = async (title) => {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: `${pictures}/${title}.png` });
  };
  try {
    await within(kLongestStory, 'the story', tell({ page, context, picture, address, browser }));
    if (troubles.length > 0) throw new Error(`the page complains: ${troubles.join(' | ')}`);
  } catch (error) {
    await picture(`failed-${name.replaceAll(/\W+/g, '-')}`).catch(() => {});
    throw error; // and its browser with all pages is ended
  }
  await within(kLongestStep, 'closing the pages', context.close());
}

// A browser of its own for those who tell stories one after the other; one that has been lost or does not
// answer any more is replaced.
class Browsers {
  async get() {
    if (!this.browser?.isConnected()) {
      const launched = chromium.launchServer({
        executablePath: '/usr/bin/chromium',
        args: kFlags,
        timeout: kLongestStep,
        handleSIGTERM: false, // see `run`
      });
      this.process = await launched;
      const address = this.process.wsEndpoint();
      this.browser = await chromium.connect(address, { timeout: kLongestStep });
    }
    return this.browser;
  }

  async end() {
    this.browser = undefined;
    if (this.process) await within(kLongestStep, 'ending the browser', this.process.kill());
  }
}

// Runs what was declared, some stories at a time, and says how it went, in TAP's words. Whoever ends
// the run before its time is told what was running.
export async function run(atATime) {
  const only = process.argv[2];
  const waiting = told.filter(({ name }) => !only || name.includes(only));
  const server = await serve(built);
  console.log(`1..${waiting.length}`);
  const running = new Map();
  let number = 0;
  let bad = 0;
  const sayBad = (name, why) => {
    ++bad;
    console.log(`not ok ${++number} - ${name}\n  ${String(why).replaceAll('\n', '\n  ')}`);
  };
  process.on('SIGTERM', () => {
    for (const [name, begun] of running)
      sayBad(name, `still running after ${(Date.now() - begun) / 1000} s, when all had to end`);
    process.exit(1);
  });
  const tellNext = async () => {
    const browsers = new Browsers();
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const begun = Date.now();
      running.set(one.name, begun);
      try {
        await runOne(await browsers.get(), server.address, one);
        console.log(`ok ${++number} - ${one.name} (${Date.now() - begun} ms)`);
      } catch (error) {
        sayBad(one.name, error.stack);
        await browsers.end().catch((late) => console.log(`# ${late.message}`));
      }
      running.delete(one.name);
    }
    await browsers.end().catch((late) => console.log(`# ${late.message}`));
  };
  await Promise.all(Array.from({ length: atATime }, tellNext));
  await server.stop();
  // A story that was given up may have left something that would keep this program waiting.
  process.exit(bad === 0 ? 0 : 1);
}

export function expect(fine, message) {
  if (!fine) throw new Error(message);
}
