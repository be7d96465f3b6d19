import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon, visitHome } from '../harness/visits/home.ts';
import {
  openDesk,
  previewOn,
  publishOn,
  rowOf,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const long = '很'.repeat(21);
const titleOf = (page: Page, name: string) => page.getByLabel(`${name}的标题`);
const publishButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^发布（/ });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

const discard = async (page: Page) => {
  await publishButton(page).click();
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  await page.getByText('会放弃上次发布以来的改动：我').waitFor();
  await page.getByRole('button', { name: '放弃改动', exact: true }).click();
  await page.getByRole('button', { name: '与线上一致' }).waitFor();
};

test('an unfit title stops nothing but publishing, which leads to it', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  await titleOf(page, '直播标题').fill(long);
  await page.getByRole('switch', { name: '活动标题的开关' }).click();
  await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
  await saved(page);
  await page.reload();
  await rowOf(page, '直播标题').waitFor();
  expect(await titleOf(page, '直播标题').inputValue()).toBe(long);
  expect(await page.getByRole('switch', { name: '活动标题的开关' }).isChecked()).toBe(false);

  // whoever filters the rows is led to the right one all the same
  await page.getByRole('button', { name: '查找和筛选' }).click();
  await page.getByLabel('查找区块').fill('资讯');
  await rowOf(page, '直播标题').waitFor({ state: 'detached' });
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: '发布首页' });
  await dialog.getByText('活动标题 关闭').waitFor();
  expect(await dialog.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '直播标题：区块标题最多 20 个字' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page), soon).toBe('首页区块-直播标题-title');

  await titleOf(page, '直播标题').fill('名家直播');
  await saved(page);
  await page.getByText('需要改好才能发布').waitFor({ state: 'detached' });
  await publishOn(page);
  const learner = await visitHome(site);
  await learner.getByRole('heading', { name: '名家直播' }).waitFor();
});

test('the save line leads to each fault, also on a phone and to another screen', async () => {
  const page = await openDesk(site, {
    ...{ path: '/operator/settings/banners', width: 375, height: 800, reducedMotion: 'reduce' },
  });
  const picture = page.getByRole('article').first().getByLabel('图片', { exact: true });
  const id = await picture.getAttribute('id');
  await picture.fill('');
  await page.getByRole('link', { name: '站点信息' }).click();
  await page.getByLabel('名称').fill('');
  await page.getByText('已保存，有 2 处需要改好才能发布').waitFor();
  await page.getByRole('link', { name: '首页编辑' }).click();
  await rowOf(page, '直播标题').waitFor();
  const intro = page.getByRole('button', { name: '去改好' });
  await intro.click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /：请上传轮播图片$/ }).click();
  await expect.poll(() => focused(page), soon).toBe(id);
  await page.keyboard.insertText('/media/logo.svg');
  await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
  await page.getByText('预览', { exact: true }).click();
  await intro.click();
  await expect.poll(() => focused(page), soon).toBe('站点信息-one-title');
  await page.keyboard.insertText('学堂');
  await saved(page);
  await discard(page);
});

test('what is hostile in a draft harms nobody who looks at it', async () => {
  const page = await openDesk(site, { path: '/operator/settings/banners' });
  const card = page.getByRole('article').first();
  await card.getByLabel('链接').fill('javascript:document.title="taken"');
  await card.getByLabel('名称').fill('<img src=x onerror="document.title=1">');
  await card.getByLabel('图片', { exact: true }).fill('javascript:document.title="taken"');
  await card.getByText('轮播图链接应为 http(s) 网址或站内路径').waitFor();
  await saved(page);
  const slides = previewOn(page).locator('[data-section="轮播图"]');
  await slides.waitFor();
  expect(await slides.locator('a[href^="javascript"], [src^="javascript"]').count()).toBe(0);
  await page.getByRole('button', { name: '发给手机预览' }).click();
  const dialog = page.getByRole('dialog', { name: '发给手机预览' });
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue();
  const phone = await openPage(site.browser);
  await phone.goto(link);
  await phone.locator('[data-section="轮播图"]').waitFor();
  expect(await phone.locator('a[href^="javascript"], [src^="javascript"]').count()).toBe(0);
  expect(await phone.locator('img[src="x"]').count()).toBe(0);
  expect(await phone.title()).not.toMatch(/taken|^1$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await discard(page);
});
