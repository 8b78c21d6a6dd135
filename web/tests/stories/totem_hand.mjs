// A hand at a table of Totem, with the mouse, by touch or on the keyboard. It does what it is told in the
// game's notation; `i8-j10` picks a piece up and goes to a space, near or far, `>j10` goes on with the
// piece that is under way.

const kRoll = 'Roll the dice';
const kButtons = { roll: kRoll, end: 'End the travel', pass: 'Pass' };
const lit = (page, name, kind = '') =>
  page.locator(`[data-space="${name}"][data-lit${kind && `="${kind}"`}]`);
const uses = (page, points) =>
  page.locator('.buttons button', {
    has: page.locator('b', { hasText: new RegExp(`^${points}$`) }),
  });

// The spaces that are pressed one after the other.
function spacesOf(action) {
  if (/^[>+x]/.test(action)) return [action.slice(1)];
  return action.split('-');
}

async function drag(page, from, to) {
  const middle = async (name) => {
    const { x, y, width, height } = await page.locator(`[data-space="${name}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await lit(page, from, 'piece').waitFor();
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await lit(page, to).waitFor();
  await page.mouse.up();
}

// Pieces are dragged and pressed in turn, by the column that they leave.
export async function byMouse(page, action) {
  if (action in kButtons) await page.getByRole('button', { name: kButtons[action] }).click();
  else if (action.startsWith('use ')) await uses(page, action.slice(4)).click();
  else if (/^[a-z]+\d*[02468]-/.test(action)) await drag(page, ...spacesOf(action));
  else for (const name of spacesOf(action)) await lit(page, name).click();
}

// With a finger: every space is tapped.
export async function byTouch(page, action) {
  if (action in kButtons) await page.getByRole('button', { name: kButtons[action] }).tap();
  else if (action.startsWith('use ')) await uses(page, action.slice(4)).tap();
  else for (const name of spacesOf(action)) await lit(page, name).tap();
}

const focused = (page) => page.evaluate(() => document.activeElement.dataset.space ?? null);

// With the arrow keys: up or down to the row, and along it.
async function walk(page, to) {
  const column = (name) => Number(name.slice(1));
  for (let presses = 0; presses < 60; ++presses) {
    const at = await focused(page);
    if (at === to) return;
    if (at === null) await page.keyboard.press('Shift+Tab');
    else if (at[0] !== to[0]) await page.keyboard.press(at > to ? 'ArrowUp' : 'ArrowDown');
    else await page.keyboard.press(column(at) > column(to) ? 'ArrowLeft' : 'ArrowRight');
  }
  throw new Error(`the keys do not lead to ${to}`);
}

async function tabTo(page, button) {
  await button.waitFor();
  for (let tabs = 0; tabs < 60; ++tabs) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the button');
}

export async function byKeys(page, action) {
  if (action === 'end') {
    await walk(page, (await focused(page)) ?? 'j10');
    await page.keyboard.press('e');
  } else if (action in kButtons || action.startsWith('use ')) {
    const button =
      action in kButtons
        ? page.getByRole('button', { name: kButtons[action] })
        : uses(page, action.slice(4));
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  } else {
    for (const name of spacesOf(action)) {
      await lit(page, name).waitFor();
      await walk(page, name);
      await page.keyboard.press('Enter');
    }
  }
}
