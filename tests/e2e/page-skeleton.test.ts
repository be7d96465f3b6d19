import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heldCall, visitHome } from './home-visit.ts';
import { onSite } from './site.ts';

const site = onSite();

const fileOf = (source: string): string => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  return manifest[source]?.file ?? 'missing';
};

/** What stands for the page that is not there yet. */
const waiting = (page: Page) => page.locator('[role=status][aria-label=正在加载]');

test.each(['src/app/pages.tsx', 'src/pages/account/login-page.tsx'])(
  'a page stands in the shape of a page while %s is on its way',
  async (source) => {
    const { held, hold } = heldCall();
    const page = await visitHome(site, {
      path: '/login',
      prepare: (opened) => opened.route(`**/${fileOf(source)}`, hold),
    });
    const code = await held;
    await page.waitForFunction(() => document.querySelector('.boot') === null);
    expect(await waiting(page).count()).toBe(1);
    const rows = () =>
      waiting(page).evaluate((element) => {
        const { animationDelay, visibility } = getComputedStyle(element, '::after');
        return { animationDelay, visibility };
      });
    await expect.poll(rows).toEqual({ animationDelay: '0.2s', visibility: 'visible' });
    await code.continue();
    await page.locator('[data-page="/login"]').waitFor();
    expect(await waiting(page).count()).toBe(0);
  },
);

test('a home page keeps its own shape', async () => {
  const { held, hold } = heldCall();
  const page = await visitHome(site, {
    path: '/drawIndex',
    prepare: (opened) => opened.route('**/vb/Index/getIndexSystem', hold),
  });
  const call = await held;
  expect(await page.locator('.boot').count()).toBe(1);
  await call.continue();
  await page.locator('[data-section]').first().waitFor();
});
