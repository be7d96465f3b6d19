import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { heldCall, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** The file of a module, or of the group of that name. */
const fileOf = (source: string): string => {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  const group = Object.values(manifest).find(({ name }) => name === source);
  return (manifest[source] ?? group)?.file ?? 'missing';
};

const waiting = (page: Page) => page.locator('[role=status][aria-label=正在加载]');

/** When its rows appear, and whether they have. */
const rowsOn = (page: Page) =>
  waiting(page).evaluate((element) => {
    const { animationDelay, visibility } = getComputedStyle(element, '::after');
    return { animationDelay, visibility };
  });

test.each(['src/app/pages.tsx', 'src/pages/login/login/view.tsx'])(
  'the first page stands in its own frame at once while %s is on its way',
  async (source) => {
    const { held, hold } = heldCall();
    const page = await visitHome(site, {
      path: '/login',
      prepare: (opened) => opened.route(`**/${fileOf(source)}`, hold),
    });
    const code = await held;
    await page.locator('[data-first] main').waitFor();
    expect(await page.getByRole('heading', { level: 1, name: '登录' }).isVisible()).toBe(true);
    await code.continue();
    await page.locator('#root:not([data-first]) [data-page="/login"]').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
  },
);

test('a later page shows its bar at once, its rows when it takes a while', async () => {
  const page = await visitHome(site, { path: '/login' });
  await page.locator('#root:not([data-first]) [data-page="/login"]').waitFor();
  const { held, hold } = heldCall();
  await page.route(`**/${fileOf('src/pages/login/wechat/login/view.tsx')}`, hold);
  await page.getByRole('link', { name: '微信登录' }).click();
  const code = await held;
  // once it is waited so long, what follows no longer waits by itself
  await expect.poll(() => rowsOn(page)).toEqual({ animationDelay: '0s', visibility: 'visible' });
  await code.continue();
  await page.locator('[data-page="/Welogin"]').waitFor();
});

test.each([
  ['/order_pay/3', 'boot-page'],
  ['/ORDER_PAY/3', 'boot-page'],
  ['/drawIndex', 'boot'],
  ['/drawindex/?member_id=7', 'boot'],
  ['/', 'boot'],
])('the HTML of %s stands in its shape before any code', async (path, shape) => {
  const page = await visitHome(site, { path, drawn: false, javaScriptEnabled: false });
  const shapes = await waiting(page).evaluateAll((all) => all.map(({ className }) => className));
  expect(shapes).toContain(shape);
});

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
