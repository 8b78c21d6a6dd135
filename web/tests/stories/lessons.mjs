// Every lesson of every game is opened, solved by clicks and praised, and the next one is reached;
// after the last one a game can be played.
import { expect, phone, story } from './story.mjs';
import { byMouse } from './totem_hand.mjs';

// The spaces and tiles to be pressed, lesson by lesson.
const tokan = ['c3 d3', 'a3 d3', 'c3 b3', 'a1 c1 c2 c3', 'b3 b3 d3', 'b2 e2', 'e2 f2 d2 d5'];
tokan.push('d1 d3', 'c5 c4', 'a2 a1', 'L i3');
const moreTokan = ['c3 d3'];
async function pressTile(page, name) {
  const tile = page.locator(`[data-name="${name}"]:is(.grab, [data-target], [data-free])`);
  const moves = (await tile.getAttribute('data-target')) !== null;
  await tile.click();
  // The next press is meant for the position after the move.
  if (moves) await page.locator('[data-target]').first().waitFor({ state: 'detached' });
}

// The space of the animal to be sent, if the learner is to send one, and the side.
const twoPaths = ['b1w', 'a2e', 'c1e', 'w', 'a1w', 'b2e', 'b2w a3e', 'c1w a6w', 'b6w', 'e'];
const moreTwoPaths = ['a1 b1 ready', 'w', 'c1w b5w'];
async function sendAnimal(page, press) {
  const from = press.slice(0, -1);
  if (press === 'ready') {
    await page.getByRole('button', { name: 'They stand well' }).click();
    return;
  }
  if (press.length === 2) {
    await page.locator(`.draggable[data-cell="${press}"]`).click();
    return;
  }
  if (from) await page.locator(`.draggable[data-cell="${from}"]`).click();
  await page.locator(`button.side.${press.at(-1)}[aria-disabled="false"]`).click();
  // An animal that is picked before the duel has been told is let go of.
  if (from) await page.locator('.said', { hasText: 'blocks' }).waitFor();
}

// What the hand does, as totem_hand.mjs writes it; the points it uses with a stroke.
const totem = ['i10-i11', 'use/1', 'i8-i9 >i10 >j10', 'i9-i10 end k8-k9', 'end k9-j10'];
totem.push('i10-i11 >j11', 'j9-j10', 'h14-i13', 'xj12', '+j6', '+j6 use/1');
const moreTotem = ['+j8', 'i10-j10', 'i7-i8', 'j9-k9'];
const moveToken = (page, press) => byMouse(page, press.replace('/', ' '));

const courses = {
  Tokan: ['tokan', tokan, moreTokan, pressTile],
  'Two Paths': ['two-paths', twoPaths, moreTwoPaths, sendAnimal],
  Totem: ['totem', totem, moreTotem, moveToken],
};
for (const [name, [game, first, more, press]] of Object.entries(courses)) {
  story(`every lesson of ${name} can be solved`, async ({ page, picture }) => {
    const next = (name) => page.getByRole('button', { name }).click();
    const solve = async (presses) => {
      expect((await page.locator('.done').count()) === 0, `${presses}: still to be solved`);
      for (const one of presses.split(' ')) await press(page, one);
      await page.locator('.done', { hasText: '✓' }).waitFor();
    };
    await page.goto(`/#/learn/${game}`);
    for (const [i, presses] of first.entries()) {
      await page
        .getByText(`Lesson ${i + 1} of ${first.length + more.length}`, { exact: true })
        .waitFor();
      await solve(presses);
      if (i === 0) await picture(`${game}-lesson`);
      if (i + 1 < first.length) await next('Next');
    }
    await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
    await next('More lessons');
    for (const [i, presses] of more.entries()) {
      const number = first.length + i + 1;
      await page
        .getByText(`Lesson ${number} of ${first.length + more.length}`, { exact: true })
        .waitFor();
      await solve(presses);
      await picture(`${game}-more-${i + 1}`);
      if (i + 1 < more.length) await next('Next');
    }
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.locator('form').waitFor();
  });
}

// The first lesson: what is wrong or has to come before, and what is right.
const verdicts = { tokan: ['c3', 'd3'], 'two-paths': ['b1', 'a2'], totem: ['i10', 'i11'] };
const spaceOf = (page, name) =>
  page.locator(
    `[role=gridcell][data-name="${name}"], [data-cell="${name}"], [data-space="${name}"]`,
  );
for (const [game, presses] of Object.entries(verdicts)) {
  story(
    `the verdict of a lesson of ${game} leaves the board where it is, and is in sight`,
    async ({ page, picture }) => {
      await page.goto(`/#/learn/${game}`);
      const board = page.locator('.board svg').first();
      await spaceOf(page, presses[0]).waitFor();
      const stood = await board.boundingBox();
      for (const name of presses) await spaceOf(page, name).tap();
      const done = page.locator('.done', { hasText: '✓' });
      await done.waitFor();
      const stands = await board.boundingBox();
      expect(stands.y === stood.y, `the board has gone from ${stood.y} to ${stands.y}`);
      const { y, height } = await done.boundingBox();
      expect(y > 0 && y + height <= phone.height, `the verdict is at ${y}`);
      await picture(`${game}-verdict-phone`);
    },
    { viewport: phone, hasTouch: true, isMobile: true },
  );
}
