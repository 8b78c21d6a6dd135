// The frame of the browser stories: serves the built pages as users get them, opens Chromium, and
// runs the stories, each with a fresh profile. A story fails on the first error, and on
// anything that the page writes to its console as one.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const top = fileURLToPath(new URL('../../../', import.meta.url));
// The terminal program, which also serves the pages.
export const program = process.env.MENAGERIE ?? `${top}build/release/menagerie`;
// The same server with a clock that stories move.
const programWithClock = `${top}build/release/tests/server_with_clock`;
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
  '--host-resolver-rules=MAP menagerie.test 127.0.0.1',
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

function start(folder, store, { port, names = [], clock = false }) {
  if (clock) return spawn(programWithClock, [folder, store]);
  return spawn(program, [
    ...['serve', '--folder', folder, '--store', store],
    ...(port ? ['--port', String(port)] : []),
    ...names.flatMap((name) => ['--name', name]),
  ]);
}

// Serves a folder by `menagerie serve`, on the next free port or a given one. Its rooms are kept in a file
// that goes with it, unless another one is given. With a `clock` the story says by `pass` when time goes by.
export async function serve(folder, { store, ...how } = {}) {
  const own = store ? null : mkdtempSync(join(tmpdir(), 'menagerie-story-'));
  const server = start(folder, store ?? join(own, 'rooms.db'), how);
  if (own) server.on('exit', () => rmSync(own, { recursive: true, force: true }));
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
  const end = (signal) => {
    server.kill(signal);
    return within(kLongestStep, 'menagerie serve, asked to end', ended);
  };
  const stop = () => end('SIGINT');
  const kill = () => end('SIGKILL');
  const pass = (ms) => {
    const passed = new Promise((resolve) => server.stdout.once('data', resolve));
    server.stdin.write(`${ms}\n`);
    return within(kLongestStep, `${ms} ms to pass at the server`, passed);
  };
  try {
    return {
      address: await within(kLongestStep, 'menagerie serve, starting', listening),
      ...{ stop, kill, pass },
    };
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

// A device's clock that a story moves; it starts so many milliseconds ahead.
function movable(start) {
  const real = Date.now.bind(Date);
  let ahead = start;
  Date.now = () => real() + ahead;
  globalThis.pass = (ms) => (ahead += ms);
}

// The time of one story, for its server and all its devices.
class Time {
  #ahead = 0;
  #contexts = new Set();

  constructor(server) {
    this.server = server;
  }

  async give(context) {
    await context.addInitScript(movable, this.#ahead);
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
  }

  // So many milliseconds go by at once.
  async pass(ms) {
    this.#ahead += ms;
    await this.server.pass(ms);
    for (const context of this.#contexts) {
      // Pages that are opened later start from `movable` again.
      await context.addInitScript((more) => globalThis.pass(more), ms);
      await Promise.all(
        context.pages().map((page) => page.evaluate((more) => globalThis.pass?.(more), ms)),
      );
    }
  }
}

// Declares a story. `options`: viewport, language, theme ('light', 'dark'), offline tests and so on
// as Playwright's contexts take them; `expects` is what pages may complain of in this story; one that is
// told `alone` has a server of its own, where nobody else sets tables and which answers to `names`, and which
// ends after all pages; one with a `clock`, too, and there and on all its devices time goes by when the
// story says so: `pass(ms)`.
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
async function openPage(browser, address, options, troubles, time) {
  const { theme = 'light', language = 'en', viewport = desktop, ...given } = options;
  const { expects, alone, clock, names, ...more } = given;
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
  const host = new URL(options.baseURL ?? address).hostname;
  context.on('page', (page) => {
    answersInTime(page);
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (text.includes('blocked by Playwright') || expects?.test(text)) return;
      if (['error', 'warning'].includes(message.type())) troubles.push(text);
    });
    page.on('request', (request) => {
      const { protocol, hostname, href } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && hostname !== host)
        troubles.push(`asks ${href}`);
    });
  });
  await context.addInitScript(hurry);
  await time?.give(context);
  context.setDefaultTimeout(kLongestAnswer);
  return context.newPage();
}

async function runOne(browser, server, { name, tell, options }) {
  const { address } = server;
  const troubles = [];
  const time = options.clock ? new Time(server) : null;
  const opening = openPage(browser, address, options, troubles, time);
  const page = await within(kLongestStep, 'opening a page', opening);
  const context = page.context();
  const picture = async (title, of = page) => {
    mkdirSync(pictures, { recursive: true });
    await of.screenshot({ path: `${pictures}/${title}.png` });
  };
  // Another device, with a profile of its own.
  const others = [];
  const another = async (more = {}) => {
    const found = await openPage(browser, address, { ...options, ...more }, troubles, time);
    others.push(found);
    return found;
  };
  try {
    const pass = (ms) => time.pass(ms);
    const all = { page, context, picture, address, browser, another, pass };
    await within(kLongestStory, 'the story', tell(all));
    if (troubles.length > 0) throw new Error(`the page complains: ${troubles.join(' | ')}`);
  } catch (error) {
    for (const [i, one] of [page, ...others].entries())
      await picture(`failed-${name.replaceAll(/\W+/g, '-')}-${i + 1}`, one).catch(() => {});
    throw error; // and its browser with all pages is ended
  }
  const pages = [page, ...others].map((one) => one.context().close());
  await within(kLongestStep, 'closing the pages', Promise.all(pages));
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
        const { alone, clock, names } = one.options;
        const own = alone || clock ? await serve(built, { clock, names }) : null;
        try {
          await runOne(await browsers.get(), own ?? server, one);
        } finally {
          await own?.kill();
        }
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
