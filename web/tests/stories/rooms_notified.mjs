// Whose turn it is is told to somebody who does not look: by the title of the page, and by a notification of the
// device where that was allowed.
import { expect, story } from './story.mjs';
import { byHand, gather, playTokan, roomOf, turnFirst } from './rooms_way.mjs';

// Notifications as the page shows them, and a page that can go into the background.
function watchNotifications() {
  globalThis.notified = [];
  globalThis.Notification = new Proxy(Notification, {
    construct(Real, [text, how]) {
      globalThis.notified.push({ text, tag: how?.tag });
      return new Real(text, how);
    },
  });
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
  globalThis.hide = () => {
    state = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

const moveOf = (mover) => async () => {
  await mover.locator('[role=gridcell].grab').first().tap();
  await mover.locator('[role=gridcell][data-target]').first().tap();
};

// Two at a table; one of them has just moved and goes to the start page.
async function leftAlone({ page, another }) {
  const pages = await gather({ page, another }, 'tokan');
  await playTokan(byHand(pages), { most: 2 });
  const [mover, waits] = await turnFirst(pages);
  const { room } = await roomOf(mover);
  await waits.goto('/#/');
  await waits.locator('.mine', { hasText: /Others are on turn|Waiting for/ }).waitFor();
  expect(!(await waits.title()).startsWith('('), 'no mark while others are on turn');
  return { waits, move: moveOf(mover), room };
}
const marked = (page) => page.waitForFunction(() => document.title.startsWith('(1) '));
const notified = (page) => page.evaluate(() => globalThis.notified);

story(
  'my turn is told by a notification and the title, where that was allowed',
  async ({ page, another, context }) => {
    const others = await another({ permissions: ['notifications'] });
    await context.grantPermissions(['notifications']);
    for (const one of [page, others]) await one.addInitScript(watchNotifications);
    const { waits, move, room } = await leftAlone({ page, another: async () => others });
    await waits.evaluate(() => globalThis.hide());
    await move();
    await marked(waits);
    await waits.waitForFunction(() => globalThis.notified.length > 0);
    const [told, ...more] = await notified(waits);
    expect(told.text === 'It is your turn in Tokan.' && told.tag === room, `told: ${told.text}`);
    expect(more.length === 0, 'told once');
  },
  { hasTouch: true },
);

story(
  'a table in the background tells of my turn as well',
  async ({ page, another, context }) => {
    const others = await another({ permissions: ['notifications'] });
    await context.grantPermissions(['notifications']);
    for (const one of [page, others]) await one.addInitScript(watchNotifications);
    const pages = await gather({ page, another: async () => others }, 'tokan');
    await playTokan(byHand(pages), { most: 2 });
    const [mover, waits] = await turnFirst(pages);
    const { room } = await roomOf(mover);
    expect(!(await waits.title()).startsWith('('), 'no mark while others are on turn');
    await waits.evaluate(() => globalThis.hide());
    await moveOf(mover)();
    await marked(waits);
    await waits.waitForFunction(() => globalThis.notified.length > 0);
    const [told, ...more] = await notified(waits);
    expect(told.text === 'It is your turn in Tokan.' && told.tag === room, `told: ${told.text}`);
    expect(more.length === 0, 'told once');
  },
  { hasTouch: true },
);

story(
  'my turn is told by the title alone, where nothing else was allowed',
  async ({ page, another }) => {
    const others = await another();
    for (const one of [page, others]) await one.addInitScript(watchNotifications);
    const { waits, move } = await leftAlone({ page, another: async () => others });
    await waits.evaluate(() => globalThis.hide());
    await move();
    await marked(waits);
    await waits.locator('.mine', { hasText: 'Your turn' }).waitFor();
    expect((await notified(waits)).length === 0, 'nothing is shown that was not asked for');
  },
  { hasTouch: true },
);
