// Every lesson of every game is opened, solved by clicks and praised, and the next one is reached;
// after the last one a game can be played.
import { expect, story } from './story.mjs';
import { byMouse } from './totem_hand.mjs';

// The spaces and tiles to be pressed, lesson by lesson.
const tokan = ['c3 d3', 'a3 d3', 'c3 b3', 'a1 c1 c2 c3', 'b3 b3 d3', 'b2 e2', 'e2 f2 d2 d5'];
tokan.push('d1 d3', 'c5 c4', 'a2 a1', 'L i3');
async function pressTile(page, name) {
  await page.locator(`[data-name="${name}"]:is(.grab, [data-target], [data-free])`).click();
}

// The space of the animal to be sent, if the learner is to send one, and the side.
const twoPaths = ['b1w', 'a2e', 'c1e', 'w', 'a1w', 'b2e', 'b2w a3e', 'c1w a6w', 'b6w', 'e'];
async function sendAnimal(page, press) {
  const from = press.slice(0, -1);
  if (from) await page.locator(`.draggable[data-cell="${from}"]`).click();
  await page.locator(`button.side.${press.at(-1)}:enabled`).click();
}

// What the hand does, as totem_hand.mjs writes it; the points it uses with a stroke.
const totem = ['i10-i11', 'use/1', 'i8-i9 >i10 >j10', 'i9-i10 end k8-k9', 'end k9-j10'];
totem.push('i10-i11 >j11', 'j9-j10', 'h14-i13', 'xj12', '+j6', '+j6 use/1');
const moveToken = (page, press) => byMouse(page, press.replace('/', ' '));

const courses = {
  Tokan: ['tokan', tokan, pressTile],
  'Two Paths': ['two-paths', twoPaths, sendAnimal],
  Totem: ['totem', totem, moveToken],
};
for (const [name, [game, course, press]] of Object.entries(courses)) {
  story(`every lesson of ${name} can be solved`, async ({ page, picture }) => {
    await page.goto(`/#/learn/${game}`);
    for (const [i, presses] of course.entries()) {
      await page.getByText(`Lesson ${i + 1} of ${course.length}`, { exact: true }).waitFor();
      expect((await page.locator('.done').count()) === 0, `lesson ${i + 1} is still to be solved`);
      for (const one of presses.split(' ')) await press(page, one);
      await page.locator('.done', { hasText: '✓' }).waitFor();
      if (i === 0) await picture(`${game}-lesson`);
      if (i + 1 < course.length) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('link', { name: 'Play' }).click();
    await page.locator('form').waitFor();
  });
}
