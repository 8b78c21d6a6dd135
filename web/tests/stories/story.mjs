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
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

// Serves a folder by `menagerie serve`, on the next free port or a given one.
export async function serve(folder, ...port) {
  const server = spawn(program, ['serve', '--folder', folder, ...port]);
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let heard = '';
    const listen = (text) => {
      heard += text;
      const found = /http:\/\/\S+/.exec(heard);
      if (found) resolve(found[0].replace(/\/$/, ''));
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => reject(new Error(`menagerie serve ended with ${code}: ${heard}`)));
  });
  const stop = () => {
    server.kill('SIGINT');
    return ended;
  };
  return { address, stop };
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

async function runOne(browser, address, { name, tell, options }) {
  const { theme = 'light', language = 'en', viewport = desktop, ...more } = options;
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: address,
    ...more,
  });
  const host = new URL(address).hostname;
  const troubles = [];
  const watch = (page) => {
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
  };
  context.on('page', watch);
  await context.addInitScript(hurry);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const picture = async (title) => {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: `${pictures}/${title}.png` });
  };
  try {
    await tell({ page, context, picture, address, browser });
    if (troubles.length > 0) throw new Error(`the page complains: ${troubles.join(' | ')}`);
  } catch (error) {
    await picture(`failed-${name.replaceAll(/\W+/g, '-')}`).catch(() => {});
    throw error;
  } finally {
    await context.close();
  }
}

// Runs what was declared, some stories at a time, and says how it went, in TAP's words.
export async function run(atATime) {
  const only = process.argv[2];
  const waiting = told.filter(({ name }) => !only || name.includes(only));
  const server = await serve(built);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: kFlags });
  console.log(`1..${waiting.length}`);
  let number = 0;
  let bad = 0;
  const tellNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const begun = Date.now();
      try {
        await runOne(browser, server.address, one);
        console.log(`ok ${++number} - ${one.name} (${Date.now() - begun} ms)`);
      } catch (error) {
        ++bad;
        const why = String(error.stack).replaceAll('\n', '\n  ');
        console.log(`not ok ${++number} - ${one.name}\n  ${why}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, tellNext));
  await browser.close();
  await server.stop();
  process.exitCode = bad === 0 ? 0 : 1;
}

export function expect(fine, message) {
  if (!fine) throw new Error(message);
}
