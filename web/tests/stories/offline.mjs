// After the first visit no network is needed.
import { expect, story } from './story.mjs';
import { computersPlay, theEnd } from './watch.mjs';

story(
  'after the first visit everything works without the network',
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByText('works without the network').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
    await computersPlay(page, 'tokan');
    await theEnd(page);
    await page.goto('/#/learn/totem');
    await page.locator('.lesson').waitFor();
    await page.getByRole('combobox').first().selectOption('es');
    await page.getByText('Lección 1').waitFor();
    const names = await page.evaluate(() => caches.keys());
    expect(names.length === 1, `one version is kept, not ${names.length}`);
  },
  { serviceWorkers: 'allow' },
);
