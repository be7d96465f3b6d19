import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, saved, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const review = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  return page.getByRole('dialog', { name: '发布首页' });
};

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const row = activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    return row ?? activeElement?.id;
  });

test('each notice leads to what it is about, and what blocks keeps the button from publishing', async () => {
  const page = await openDesk(site, { path: '/operator/settings/banners' });
  const link = page.getByLabel('链接').first();
  await link.fill('/nowhere');
  await page.getByRole('link', { name: '底部标签' }).click();
  for (const tab of await page.getByRole('switch', { name: '显示' }).all()) await tab.click();
  await saved(page);
  await page.getByRole('link', { name: '首页编辑' }).click();
  await page.getByRole('button', { name: '轮播图的更多操作' }).waitFor(soon);

  let dialog = await review(page);
  const blocked = dialog.getByRole('button', { name: /^底部标签全部关闭了/ });
  await blocked.waitFor();
  expect(await dialog.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await blocked.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focusedLabel(page), soon).toBe('底部标签-发现-shown');
  await page.keyboard.press('Space');
  await saved(page);

  dialog = await review(page);
  await dialog.getByRole('button', { name: /链接 \/nowhere 不是学员端的页面/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focusedLabel(page), soon).toMatch(/^轮播图-.*-link$/);
  expect(await page.getByLabel('链接').first().inputValue()).toBe('/nowhere');
  await page.getByRole('link', { name: '首页编辑' }).click();
  await page.getByRole('switch', { name: '视频模块的开关' }).click();
  await saved(page);
});

test('a notice about a section leads to its row', async () => {
  const page = await openDesk(site);
  await page.getByRole('link', { name: '页面文档' }).click();
  const text = page.getByRole('textbox', { name: '有序首页的文档' });
  await text.waitFor(soon);
  const sections: Record<string, unknown>[] = JSON.parse(await text.inputValue());
  const over = { when: { between: [null, '2020-01-01 00:00'] } };
  const notices = sections.map((one) => (one.name === '药品分类' ? { ...one, ...over } : one));
  await text.fill(JSON.stringify(notices));
  await page.getByRole('button', { name: '写入草稿' }).click();
  await saved(page);
  const dialog = await review(page);
  await dialog.getByRole('button', { name: /^药品分类 的显示时间已经过了/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focusedLabel(page), soon).toBe('药品分类');
});
