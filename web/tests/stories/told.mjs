// The story of a game: what has just happened, whose turn it is, how it ended, and where it turned; and
// the same game in two tabs.
import { asked } from './engine.mjs';
import { expect, story } from './story.mjs';
import { answered, giveUp, latestRecord, moveInTokan, setUp, shelve, theEnd } from './watch.mjs';

const phone = { width: 390, height: 844 };
const tall = { width: 1024, height: 1366 };
const wide = { width: 1440, height: 900 };
const person = { person: true };
const computer = { person: false, level: '1' };

const news = (page) => page.locator('.news .latest .text');

// Gives the seats of a game on the shelf to others.
function seat([id, seats]) {
  return new Promise((resolve) => {
    indexedDB.open('menagerie').onsuccess = ({ target: { result } }) => {
      const games = result.transaction('games', 'readwrite').objectStore('games');
      games.get(id).onsuccess = ({ target }) => {
        games.put({ ...target.result, seats }).onsuccess = () => {
          result.close();
          resolve();
        };
      };
    };
  });
}

// Sits down at a game that has just begun, from a given position or a drawn one.
async function sitDown(page, game, seats, { options = {}, start } = {}) {
  const drawn = asked({ cmd: 'start', game, options, seed: '5' });
  const opening = { game, options: drawn.options, start: start ?? drawn.position, actions: [] };
  const { record } = asked({ cmd: 'record', ...opening });
  await page.goto('/#/games');
  const players = Object.fromEntries(Object.keys(seats).map((seat) => [seat, '']));
  const found = { ...opening, record, players, over: false, winner: null };
  const [id] = await shelve(page, [found]);
  await page.evaluate(seat, [id, seats]);
  await page.goto(`/#/play/${id}`);
  await page.locator('.moves').waitFor();
}
const peoplePlayTokan = (page) =>
  sitDown(page, 'tokan', { r: person, b: person }, { options: { begins: 'r' } });
const computersPlay = (page, game, seats) =>
  sitDown(page, game, Object.fromEntries(seats.map((seat) => [seat, computer])));

// Sits down at Two Paths as South, against the computer.
async function southPlays(page) {
  const start = 'hgf/3/3/3/3/3/FHG s 1 -';
  await sitDown(page, 'two-paths', { s: person, n: computer }, { start });
  await page.getByText('Your turn: choose an animal').first().waitFor();
}

for (const [size, viewport] of Object.entries({ phone, tall, wide })) {
  story(
    `what has just happened stands above the board and can be seen again, ${size}`,
    async ({ page, picture }) => {
      await peoplePlayTokan(page);
      await moveInTokan(page);
      await news(page)
        .filter({ hasText: /^Red: / })
        .waitFor();
      const above = await page.locator('.news').boundingBox();
      const board = await page.locator('.board svg').first().boundingBox();
      expect(above.y + above.height <= board.y + 1, 'the news are above the board');
      // Everything that the page shows of the field while the move is shown again.
      await page.evaluate(() => {
        globalThis.fields = new Set();
        const cells = () => [...document.querySelectorAll('[role=gridcell]')];
        const look = () =>
          fields.add(
            cells()
              .map((one) => one.ariaLabel.split(',')[0])
              .join(),
          );
        new MutationObserver(look).observe(document.querySelector('.board'), {
          ...{ attributes: true, childList: true, subtree: true },
        });
        look();
      });
      const now = await page.evaluate(() => [...fields].at(-1));
      await page.locator('.news .latest').click();
      await page.waitForFunction(
        (last) =>
          fields.size > 1 &&
          [...document.querySelectorAll('[role=gridcell]')]
            .map((one) => one.ariaLabel.split(',')[0])
            .join() === last,
        now,
      );
      await moveInTokan(page);
      await news(page)
        .filter({ hasText: /^Black: / })
        .waitFor();
      await page.getByRole('button', { name: 'Before that' }).click();
      await page.locator('.news li', { hasText: /^Red: / }).waitFor();
      await picture(`news-${size}`);
      await page.locator('header select').selectOption('de');
      await news(page)
        .filter({ hasText: /^Schwarz: / })
        .waitFor();
    },
    { viewport },
  );
}

story('the last move stays told and marked after a reload', async ({ page }) => {
  await peoplePlayTokan(page);
  await moveInTokan(page);
  await page.locator('rect.left').waitFor();
  const told = await news(page).textContent();
  await page.reload();
  await page.locator('rect.left').waitFor();
  expect((await news(page).textContent()) === told, 'the same sentence as before');
});

story('the last duel of Two Paths is told after a reload and in look back', async ({ page }) => {
  await southPlays(page);
  await answered(
    page,
    async () => {
      await page.locator('.cell.draggable').first().click();
      await page.locator('button.side.w').click();
    },
    2,
  );
  await news(page)
    .filter({ hasText: /^North blocks / })
    .waitFor();
  const told = await news(page).textContent();
  await page.reload();
  await news(page).filter({ hasText: told }).waitFor();
  await page.goto(page.url().replace('#/play/', '#/look/'));
  await page.locator('.verdict', { hasText: told }).waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.locator('.verdict', { hasText: 'North now plays: blocks' }).waitFor();
});

story('it is told once to whoever hears the page', async ({ page }) => {
  await peoplePlayTokan(page);
  await page.locator('.moves').waitFor();
  await page.evaluate(() => {
    globalThis.heard = [];
    for (const live of document.querySelectorAll('[aria-live], [role=status], [role=alert]'))
      new MutationObserver(() => live.textContent.trim() && heard.push(live.textContent)).observe(
        live,
        { childList: true, characterData: true, subtree: true },
      );
  });
  await moveInTokan(page);
  const heard = await page.evaluate(() => heard.filter((text) => text.includes('Red: ')));
  expect(heard.length === 1, `told ${heard.length} times: ${heard.join(' | ')}`);
  expect(heard[0].includes('Black: move a tile.'), 'and who is next');
});

story('a duel is heard whole, and the keyboard stays while it is told', async ({ page }) => {
  await setUp(page, 'two-paths', { players: ['2', 'person'], options: { begins: 's' } });
  await page.getByRole('button', { name: 'They stand well' }).click();
  const told = page.getByRole('log').locator('p');
  await told.filter({ hasText: 'South sends' }).waitFor({ state: 'attached' });
  await page.locator('.cell[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft'); // to the east: the board is turned to North
  await page.evaluate(() => {
    const latest = () => document.querySelector('[role=log]').lastElementChild;
    globalThis.before = latest();
    globalThis.jumps = [];
    addEventListener('focusin', () => latest() !== before && jumps.push(latest().textContent));
  });
  await page.keyboard.press('Enter');
  await told.filter({ hasText: /^North blocks east: / }).waitFor({ state: 'attached' });
  await told
    .filter({ hasText: /^North blocks east: / })
    .locator('+ p', { hasText: /^South sends .*Your turn: / })
    .waitFor({ state: 'attached' });
  const jumps = await page.evaluate(() => jumps);
  expect(jumps.length === 0, `the focus moved while this was told: ${jumps.join(' | ')}`);
  const inside = await page.evaluate(() => document.activeElement.matches('.cell'));
  expect(inside, 'the keyboard is still on the board');
});

story('the turn of the computer reads as its turn', async ({ page }) => {
  await computersPlay(page, 'totem', ['1', '2']);
  await page.locator('.prompt', { hasText: /^The computer (rolls|is thinking)/ }).waitFor();
});

for (const [size, viewport] of Object.entries({ phone, tall, wide })) {
  story(
    `a touched totem stays in sight, and a card tells who has won and why, ${size}`,
    async ({ page, picture }) => {
      const start = 'j9:i11,j10,j11+0/j13:j14+0 1 21 - - - 0';
      await sitDown(page, 'totem', { 1: person, 2: computer }, { start });
      await page.getByRole('button', { name: 'Use one die: 2 steps' }).click();
      await page.locator('[data-space="i11"]').click();
      await page.locator('[data-space="j12"]').click();
      const card = page.locator('.ending');
      await card.getByRole('heading', { name: 'You have won!' }).waitFor();
      await card.getByText('Owl has the last totem.').waitFor();
      expect((await page.locator('.fallen').count()) === 2, 'totem and piece are still there');
      await news(page).filter({ hasText: 'Bear’s totem is touched: Bear is out.' }).waitFor();
      await picture(`ending-totem-${size}`);
      await page.reload();
      await card.waitFor();
      // The card may come before the last slice of the board: totem and piece are waited for.
      await page.locator('.fallen').nth(1).waitFor();
      expect((await page.locator('.fallen').count()) === 2, 'and after a reload, too');
    },
    { viewport },
  );
}

story(
  'the card of Tokan has the numbers, and the turning point leads there',
  async ({ page, picture }) => {
    await computersPlay(page, 'tokan', ['r', 'b']);
    await theEnd(page);
    const card = page.locator('.ending');
    await card.getByText(/on towers\.|, and the towers/).waitFor();
    await card.locator('.turning', { hasText: /Turning point|No single/ }).waitFor({
      timeout: 120_000,
    });
    await picture('ending-tokan-desktop');
    const link = card.locator('.turning a');
    if (await link.isVisible()) {
      const number = Number(/move (\d+)/.exec(await link.textContent())[1]);
      await link.click();
      const where = number === 1 ? 'The beginning' : `After ${number - 1} of`;
      await page.locator('.where', { hasText: where }).waitFor();
    }
  },
);

story('until the card has come, what matters after the end stays in reach', async ({ page }) => {
  let bring;
  const brought = new Promise((resolve) => (bring = resolve));
  await page.route(/\/Ending-[^/]*\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  await peoplePlayTokan(page);
  await moveInTokan(page);
  const wanted = page.waitForRequest(/\/Ending-[^/]*\.js$/);
  await giveUp(page);
  await wanted;
  for (const name of ['Rematch', 'Share'])
    expect(await page.getByRole('button', { name }).isVisible(), `${name} is there`);
  bring();
  await page.locator('.ending').getByRole('button', { name: 'Rematch' }).waitFor();
  expect((await page.getByRole('button', { name: 'Rematch' }).count()) === 1, 'once, on the card');
});

story('closed, the card leaves what matters after the end', async ({ page }) => {
  await peoplePlayTokan(page);
  await moveInTokan(page);
  await giveUp(page);
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.locator('.ending').waitFor({ state: 'detached' });
  for (const name of ['Rematch', 'Share']) await page.getByRole('button', { name }).waitFor();
  await page.getByRole('link', { name: 'Look back' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.prompt', { hasText: ': move a tile.' }).waitFor();
});

story('what is rare is in a menu, for keys as well', async ({ page, picture }) => {
  await peoplePlayTokan(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement.textContent.trim());
  expect((await focused()) === 'New game', `on the first entry, not ${await focused()}`);
  await picture('menu-desktop');
  await page.keyboard.press('ArrowUp');
  expect((await focused()) === 'Give up', 'around to the last entry');
  await page.keyboard.press('Escape');
  expect((await focused()) === 'More', 'back on the button');
  expect((await page.getByRole('menu').count()) === 0, 'and closed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep playing' }).waitFor();
  expect((await focused()) === 'Keep playing', `what is safe comes first, not ${await focused()}`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await focused()) === 'More', `back where it was asked, not ${await focused()}`);
});

story(
  'the menu of rare things lies whole on a phone',
  async ({ page, picture }) => {
    for (const game of ['tokan', 'two-paths', 'totem']) {
      await page.goto(`/#/play/new/${game}`);
      await page.locator('.moves').waitFor();
      await page.getByRole('button', { name: 'Mehr', exact: true }).click();
      const { x, width } = await page.getByRole('menu').boundingBox();
      expect(x >= 0 && x + width <= phone.width, `${game}: from ${x}, ${width} wide`);
      await picture(`menu-${game}-phone`);
      await page.keyboard.press('Escape');
    }
  },
  { viewport: phone, language: 'de' },
);

story('names are remembered and stand in the record', async ({ page, picture }) => {
  await page.addInitScript(() =>
    localStorage.setItem('menagerie.settings', JSON.stringify({ names: ['Ann'] })),
  );
  await page.goto('/#/play/new/tokan');
  await page.locator('.seats', { hasText: 'Ann' }).waitFor();
  await page.waitForURL(/play\/[0-9a-f]{24}/);
  await page.waitForFunction(() => document.querySelector('.moves'));
  await picture('names-desktop');
  await page.goto('/#/games');
  await page.locator('h1').waitFor();
  expect((await latestRecord(page)).includes('"Ann"'), 'the record names her');
});

// What the page shows, in the order in which it comes: which of some things are there, again and again.
function witness(watched) {
  globalThis.seen = [];
  const look = () => {
    const there = Object.keys(watched).filter((name) => document.querySelector(watched[name]));
    if (seen.at(-1) !== there.join()) seen.push(there.join());
  };
  new MutationObserver(look).observe(document.body, {
    ...{ attributes: true, childList: true, subtree: true },
  });
}

story(
  'a block is seen before it is told: the stone, a breath, then what comes of it',
  async ({ page }) => {
    await southPlays(page);
    await page.evaluate(witness, { fist: '.fist', stone: '.coming' });
    await answered(
      page,
      async () => {
        await page.locator('.cell.draggable').first().click();
        await page.locator('button.side.w').click();
      },
      2,
    );
    const seen = await page.evaluate(() => globalThis.seen);
    const fist = seen.indexOf('fist');
    const stone = seen.indexOf('fist,stone');
    expect(fist >= 0 && stone > fist, `the fist, then the stone: ${seen.join(' | ')}`);
    expect(!seen.includes('stone'), 'the hand opens when the stone is gone');
  },
  { reducedMotion: 'no-preference' },
);

story(
  'who presses again need not wait for a block to be revealed',
  async ({ page }) => {
    // A suspense that would last for ever.
    await page.addInitScript(() => {
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = (act, ms, ...more) => wait(act, ms === 650 ? 1e9 : ms, ...more);
    });
    await southPlays(page);
    await page.locator('.cell.draggable').first().click();
    await page.locator('button.side.w').click();
    await page.locator('.coming').waitFor();
    await page.locator('.two-paths > svg').click({ position: { x: 5, y: 5 } });
    await news(page)
      .filter({ hasText: /^North blocks / })
      .waitFor();
  },
  { reducedMotion: 'no-preference' },
);

story(
  'dice settle before the buttons tell what they are good for',
  async ({ page }) => {
    await setUp(page, 'totem', { players: ['person', 'person'] });
    const roll = page.getByRole('button', { name: 'Roll the dice' });
    await roll.waitFor();
    await page.evaluate(witness, { tumbling: '.dice.tumbling', uses: '.buttons .face' });
    await roll.click();
    await page.locator('.buttons .face').first().waitFor();
    const seen = await page.evaluate(() => globalThis.seen);
    expect(seen.includes('tumbling'), 'the dice tumble');
    expect(!seen.includes('tumbling,uses'), `nothing is told meanwhile: ${seen.join(' | ')}`);
  },
  { reducedMotion: 'no-preference' },
);

story('two tabs of one game tell each other', async ({ page, context, picture }) => {
  await peoplePlayTokan(page);
  await moveInTokan(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.moves li').waitFor();
  await page.getByText('open in another tab').waitFor();
  await picture('two-tabs-desktop');
  expect((await page.locator('[role=gridcell].grab').count()) === 0, 'nothing can be moved here');
  await moveInTokan(other);
  await page.locator('.moves li').nth(1).waitFor();
  await news(page)
    .filter({ hasText: /^Black: / })
    .waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await other.getByText('open in another tab').waitFor();
  await moveInTokan(page);
  await other.locator('.moves li').nth(2).waitFor();
  expect(page.url() === other.url(), 'it is still one game');
  await page.goto('/#/games');
  await page.locator('li.card').waitFor();
  expect((await page.locator('li.card').count()) === 1, 'one game on the shelf');
});

story(
  'a mistake is looked at before it was made at every size, and can be played anew',
  async ({ page, picture }) => {
    await computersPlay(page, 'tokan', ['r', 'b']);
    await theEnd(page);
    await page.locator('.ending').getByRole('link', { name: 'Look back' }).click();
    await page.locator('.players', { hasText: 'Computer, level 1 (Red)' }).waitFor();
    await page.locator('.players', { hasText: / wins\.|draw/ }).waitFor();
    const flaw = page.locator('.side ol .flaw').last();
    await flaw.waitFor({ timeout: 120_000 });
    const again = page.getByRole('button', { name: 'Try again here' });
    for (const [size, viewport] of Object.entries({ phone, tall, wide })) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0)); // as a page comes
      await page.locator('.jumps input').fill('0');
      await page.locator('.where', { hasText: 'The beginning' }).waitFor();
      await flaw.click();
      await page.locator('.verdict', { hasText: 'Better: ' }).waitFor();
      expect((await page.locator('.signs .better').count()) > 0, 'what was better is drawn');
      expect((await page.locator('.signs .played').count()) > 0, 'and what was played');
      const { y, height } = await page.locator('.board svg').first().boundingBox();
      expect(y >= 0 && y + height <= viewport.height, `the board is in sight, ${size}`);
      await again.waitFor();
      await picture(`mistake-${size}`);
    }
    await again.click();
    await page.waitForURL(/play\/[0-9a-f]{24}/);
    await page.locator('.seats', { hasText: 'Computer, level 1' }).waitFor();
  },
);

story('a game plays by itself when it is looked back at', async ({ page }) => {
  await peoplePlayTokan(page);
  await moveInTokan(page);
  await moveInTokan(page);
  await page.goto(page.url().replace('#/play/', '#/look/'));
  const byItself = page.getByRole('button', { name: 'Play by itself' });
  await byItself.waitFor();
  // The first step is shown for a moment only, so the page writes down what it has said.
  await page.evaluate(() => {
    globalThis.passed = [];
    const look = () => globalThis.passed.push(document.querySelector('.where')?.textContent ?? '');
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.body, all);
  });
  await byItself.click();
  await page.waitForFunction(() => globalThis.passed.some((said) => said.includes('After 1 of 2')));
  await page.locator('.where', { hasText: 'After 2 of 2' }).waitFor();
  await byItself.waitFor();
});
