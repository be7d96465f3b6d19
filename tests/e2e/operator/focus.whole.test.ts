import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { REPORT_PATH, reportedFault } from '../../server/harness/reported-fault.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import {
  openDesk,
  previewOn,
  rowNames,
  rowOf,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

/** What has the focus: the name of its row, or its own words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'lost';
    const row = activeElement.closest<HTMLElement>('[data-row]')?.dataset.row;
    return row ?? activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
  });

const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `${name}的更多操作`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
};

test('a section that is moved keeps the focus, and one that is removed gives it to the next', async () => {
  const page = await openDesk(site);
  await page.locator('[data-row]').first().waitFor(soon);
  const before = await rowNames(page);
  const [one = '', two = '', three = ''] = before;
  await choose(page, one, '下移一位');
  await expect.poll(() => rowNames(page), soon).toEqual([two, one, ...before.slice(2)]);
  await expect.poll(() => focused(page), soon).toBe(one);
  await choose(page, one, '移出首页');
  await expect.poll(() => rowNames(page), soon).toEqual([two, ...before.slice(2)]);
  await expect.poll(() => focused(page), soon).toBe(three);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await saved(page);
});

/** Notes how many rows stand when the first of them do. */
const noteFirstRows = () => {
  const rows = new MutationObserver(() => {
    const { length } = document.querySelectorAll('[data-row]');
    if (length === 0) return;
    rows.disconnect();
    document.documentElement.dataset.firstRows = `${length}`;
  });
  rows.observe(document, { childList: true, subtree: true });
};

test('a desk that opens has the rows that fill a screen, and those below follow', async () => {
  const page = await openDesk(site);
  await page.addInitScript(noteFirstRows);
  await page.reload();
  await page.locator('[data-row]').first().waitFor(soon);
  const first = Number(await page.locator('html').getAttribute('data-first-rows'));
  const names = await rowNames(page);
  expect(first).toBeLessThan(names.length);
  await expect.poll(() => page.locator('[data-row]').count(), soon).toBe(names.length);
  // on the screen of a small notebook all of them are seen, and stay beside open settings
  await page.setViewportSize({ width: 1280, height: 800 });
  const last = rowOf(page, names.at(-1) ?? '');
  const isSeen = async () => {
    const box = await last.boundingBox();
    return names.length === 18 && box !== null && box.y + box.height <= 800;
  };
  expect(await isSeen()).toBe(true);
  await page.getByRole('button', { name: '药品分类的设置' }).click();
  const settings = page.getByRole('dialog', { name: '区块设置' });
  const [list, adjacent] = [await last.boundingBox(), await settings.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(adjacent?.x ?? 0);
  expect(await isSeen()).toBe(true);
  // the preview has come to it
  const shown = previewOn(page).locator('[data-section=药品分类]').first();
  await expect
    .poll(() => shown.evaluate((one) => one.getBoundingClientRect().top < innerHeight), soon)
    .toBe(true);
  // and nothing else has moved, which a pointer may be pressing
  expect(await page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page), soon).toBe('药品分类');
});

test('a search by Ctrl+K leads to any desk by the keys alone, and gives the focus back', async () => {
  const page = await openDesk(site);
  await page.getByRole('button', { name: '直播标题的更多操作' }).focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: '查找页面' });
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page), soon).toBe('直播标题');
  await page.keyboard.press('Control+k');
  await search.pressSequentially('dd');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '订单' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), soon)
    .toBe('main');
  // nothing of the draft stands above what it says nothing about
  const bar = page.getByRole('banner');
  expect(await bar.getByText('已保存').count()).toBe(0);
  expect(await bar.getByRole('button', { name: /撤销|与线上一致|发布/ }).count()).toBe(0);
  await page.keyboard.press('Control+k');
  await search.fill('轮播图');
  await page.getByRole('option', { name: '轮播图 页面配置' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: '轮播图' }).waitFor();
});

test('a banner that is deleted gives the focus to the next, the last one to the one before', async () => {
  const page = await openDesk(site, { path: '/operator/settings/banners' });
  const bins = page.getByRole('button', { name: /^删除轮播图/ });
  await bins.first().waitFor(soon);
  const inCard = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-label'));
  // the first cards stand before the others
  const cards = page.getByRole('article');
  await expect
    .poll(() => cards.count(), soon)
    .toBe(await page.getByRole('main').locator('[data-item]').count());
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('aria-label')),
  );
  await bins.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect.poll(inCard, soon).toBe(names[1]);
  await bins.last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(inCard, soon).toBe(names.at(-2));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await saved(page);
});

test('a dialog gives the focus back to what opened it', async () => {
  const page = await openDesk(site);
  await page.locator('[data-row]').first().waitFor(soon);
  for (const name of [/为什么看不到图文标题$/, /^资讯列表的更多操作$/, /^admin$/]) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog').or(page.getByRole('menu')).first();
    await shown.waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page), soon).not.toBe('lost');
  }
});

test('a fault that is put away gives the focus to the next one', async () => {
  const entries = ['data.title', 'data.thumb'].map((path) => ({ ...reportedFault, path }));
  const response = await fetch(site.server.origin + REPORT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: '/drawIndex', entries }),
  });
  expect(response.status).toBe(200);
  const page = await openDesk(site, { path: '/operator/faults' });
  const buttons = page.getByRole('button', { name: '已处理' });
  await expect.poll(() => buttons.count(), soon).toBe(2);
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => buttons.count(), soon).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr') !== null), soon)
    .toBe(true);
  await page.keyboard.press('Tab');
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => buttons.count(), soon).toBe(0);
  await expect.poll(() => focused(page), soon).not.toBe('lost');
});
