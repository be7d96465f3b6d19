import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallTaps } from '../../harness/crawl/small-taps.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { soon } from '../../harness/visits/home.ts';
import { openDesk, publishOn, saved, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const sideOf = (page: Page, name: '左边' | '右边') =>
  page.frameLocator(`iframe[title="${name}的首页"]`);

const wordOn = (page: Page, name: '左边' | '右边', section: string) =>
  sideOf(page, name)
    .locator(`[data-section="${section}"]:not([data-id])`)
    .evaluate((one) => getComputedStyle(one, '::after').content);

const scrolledOn = (page: Page, name: '左边' | '右边') =>
  sideOf(page, name)
    .locator('html')
    .evaluate((root) => root.scrollTop);

const choose = async (page: Page, side: '左边' | '右边', words: string, title: RegExp) => {
  await page.getByRole('combobox', { name: side, exact: true }).fill(words);
  await page.getByTitle(title).first().click();
};

test('two of releases, draft and live page stand side by side, marked, and scroll together', async () => {
  const page = await openDesk(site);
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: '轮播图的更多操作' }).click();
  await page.getByRole('menuitem', { name: '移到最前' }).click();
  await page.getByRole('button', { name: '导航栏的更多操作' }).click();
  await page.getByRole('menuitem', { name: '移出首页' }).click();
  await saved(page);
  await publishOn(page);
  await page.getByLabel('资讯列表的标题').fill('草稿里的要闻');
  await saved(page);
  await page.getByRole('link', { name: '发布记录' }).click();
  await page.getByRole('button', { name: '并排比较' }).last().click();
  const dialog = page.getByRole('dialog', { name: '并排比较' });
  const words = dialog.getByRole('region', { name: '从左边到右边的不同' });
  await words.getByText('导航栏 被移除').waitFor();
  await expect.poll(() => wordOn(page, '左边', '导航栏'), soon).toBe('"移除"');
  await expect.poll(() => wordOn(page, '右边', '轮播图'), soon).toBe('"移动"');
  expect(await wordOn(page, '右边', '搜索框')).toBe('none');
  expect(await violations(page)).toEqual([]);

  await sideOf(page, '右边')
    .locator('html')
    .evaluate((root) => {
      root.scrollTop = 300;
    });
  await expect.poll(() => scrolledOn(page, '左边'), soon).toBeGreaterThan(100);

  // the draft, and a release by its number
  await choose(page, '右边', '草稿', /^草稿$/);
  const changed = words.getByRole('button', { name: /草稿里的要闻/ });
  await changed.waitFor();
  await choose(page, '左边', '2', /^线上（第 2 版）|^第 2 版/);
  await words.getByText('导航栏 被移除').waitFor({ state: 'detached' });
  await expect.poll(() => wordOn(page, '右边', '资讯列表'), soon).toBe('"改动"');
  await changed.focus();
  await page.keyboard.press('Enter');
  for (const side of ['左边', '右边'] as const)
    await expect
      .poll(
        () =>
          sideOf(page, side)
            .locator('[data-section="资讯列表"]')
            .evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight),
        soon,
      )
      .toBe(true);
  await dialog.getByText('会员', { exact: true }).click();
  await expect.poll(() => wordOn(page, '右边', '资讯列表'), soon).toBe('"改动"');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('on a phone one of the two is looked at, by a switch', async () => {
  const page = await openDesk(site, {
    ...{ width: 375, height: 812, hasTouch: true, isMobile: true },
    path: '/operator/releases',
  });
  await page.getByRole('button', { name: '并排比较' }).first().click();
  const dialog = page.getByRole('dialog', { name: '并排比较' });
  await dialog.getByRole('region', { name: '从左边到右边的不同' }).waitFor();
  await sideOf(page, '右边').locator('[data-section]').first().waitFor(soon);
  await dialog.getByText('左边', { exact: true }).last().click();
  await expect.poll(() => page.getByTitle('左边的首页').isVisible(), soon).toBe(true);
  expect(await page.getByTitle('右边的首页').isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
  expect(await smallTaps(page)).toEqual([]);
  expect(
    await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});
