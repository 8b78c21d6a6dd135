// The first page and the way into a game.
import { desktop, expect, phone, story } from './story.mjs';

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  for (const theme of ['light', 'dark']) {
    story(
      `the start page shows three games on a ${size}, ${theme}`,
      async ({ page, picture }) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
        expect((await page.getByRole('heading', { level: 2 }).count()) === 3, 'three games');
        await picture(`start-${size}-${theme}`);
      },
      { viewport, theme },
    );
  }
}
