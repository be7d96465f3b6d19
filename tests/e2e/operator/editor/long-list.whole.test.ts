import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveLongDraft } from '#bench/operator-drag/serve.ts';
import { openPage } from '../../harness/browser.ts';
import { onSite } from '../../harness/site.ts';
import { soon } from '../../harness/visits/home.ts';
import { pickUp } from '../../harness/visits/operator.ts';

const site = onSite(serveLongDraft);

/** Rows that are whole at most: those of the screen, and some of those above and below it. */
const MOST = 50;

const open = async () => {
  // the sections' samples name pictures that nobody has
  const page = await openPage(site.browser, { width: 1280, height: 860, expected: [/\/media\//] });
  await page.goto(site.server.origin);
  await page.locator('[data-row]').first().waitFor();
  await expect.poll(() => page.locator('[data-row]').count(), soon).toBeLessThan(MOST);
  return page;
};

const order = (page: Page) =>
  page.locator('[data-item]').evaluateAll((items) => items.map((item) => item.dataset.item ?? ''));

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `移动${name}`, exact: true });

test('of 500 sections all stand in the list, and those near the screen are whole', async () => {
  const page = await open();
  expect(await order(page)).toHaveLength(500);
  const far = page.locator('[data-item="区块480"]');
  expect(await far.innerText()).toBe('区块480');
  await far.scrollIntoViewIfNeeded();
  await handle(page, '区块480').waitFor();
  await expect.poll(() => page.locator('[data-row]').count(), soon).toBeLessThan(MOST);
});

test('a row is carried by keys past those that were far, and keeps the focus', async () => {
  const page = await open();
  const before = await order(page);
  const name = before[1] ?? '';
  const steps = 24;
  const spoken = page.locator('[id^=DndLiveRegion]').first();
  await pickUp(page, name);
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => spoken.innerText(), soon)
      .toBe(`${name}移到了第 ${step + 2} 位，共 500 位。`);
  }
  await page.keyboard.press('Space');
  const wanted = [...before.slice(0, 1), ...before.slice(2, steps + 2), name];
  await expect.poll(async () => (await order(page)).slice(0, steps + 2), soon).toEqual(wanted);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
    .toBe(`移动${name}`);
});

test('a row that has the focus stays as it is, however far one scrolls', async () => {
  const page = await open();
  const [name = '', adjacent = ''] = await order(page);
  await handle(page, adjacent).waitFor();
  await handle(page, name).focus();
  await page.locator('[data-item="区块480"]').scrollIntoViewIfNeeded();
  await handle(page, '区块480').waitFor();
  await handle(page, adjacent).waitFor({ state: 'detached' });
  expect(await handle(page, name).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
});
