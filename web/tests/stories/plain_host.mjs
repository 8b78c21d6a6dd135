// The pages on a static host that sends no headers of its own: they work, and guard themselves.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { built, expect, story } from './story.mjs';
import { moveInTokan } from './watch.mjs';

const kTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

// Serves the built pages and says what they are, nothing else. `change` is done to the page itself.
async function plainHost(change = (page) => page) {
  const server = createServer(({ url }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = path === '/' ? '/index.html' : path;
    try {
      const bytes = readFileSync(join(built, file));
      response.setHeader('Content-Type', kTypes[extname(file)] ?? 'application/octet-stream');
      response.end(file === '/index.html' ? change(bytes.toString()) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, 'localhost', ready));
  const stop = () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    return closed;
  };
  return { address: `http://localhost:${server.address().port}`, stop };
}

const policy = 'meta[http-equiv="Content-Security-Policy"]';

story('a host that sends no headers serves a page that works', async ({ page }) => {
  const host = await plainHost();
  try {
    await page.goto(`${host.address}/#/play/new/tokan`);
    await moveInTokan(page, 2);
  } finally {
    await host.stop();
  }
});

story(
  'a host that only hands out files says kindly that nobody can meet there',
  async ({ page }) => {
    const host = await plainHost();
    const said = page.getByRole('heading', { name: 'There is no place to meet here' });
    try {
      await page.goto(`${host.address}/#/together/tokan`);
      await page.locator('[data-chair] input.name').fill('Ann');
      await page.locator('button[type=submit]').click();
      await said.waitFor();
      for (const path of ['lobby', `room/${'0'.repeat(32)}`]) {
        await page.goto('about:blank');
        await page.goto(`${host.address}/#/${path}`);
        await said.waitFor();
      }
    } finally {
      await host.stop();
    }
  },
  { expects: /WebSocket|Failed to load resource/ },
);

story('the page guards itself as the server does', async ({ page }) => {
  const response = await page.goto('/');
  const sent = response.headers()['content-security-policy'].split('; ');
  const own = (await page.locator(policy).getAttribute('content')).split('; ');
  // Who may frame a page only a header can say.
  const wanted = sent.filter((rule) => !rule.startsWith('frame-ancestors'));
  expect(own.join() === wanted.join(), `${own.join('; ')} is not ${wanted.join('; ')}`);
});

story('a script that somebody slips into the page does not run', async ({ browser }) => {
  const slipped = '<script>document.title = "slipped in"</script></body>';
  const host = await plainHost((page) => page.replace('</body>', slipped));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const refused = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.goto(host.address);
    await page.locator('main h1').waitFor();
    expect((await page.title()) !== 'slipped in', 'the script did not run');
    expect(
      refused.some((text) => text.includes('script-src')),
      `the browser says why: ${refused.join(' | ')}`,
    );
  } finally {
    await context.close();
    await host.stop();
  }
});
