import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../harness/browser.ts';
import { onSite } from '../../harness/site.ts';
import { soon } from '../../harness/visits/home.ts';
import { chooseOfList, rowOf, signInOn, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const openDesk = async (): Promise<Page> => {
  const page = await openPage(site.browser, { width: 1280, height: 860 });
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  await page.goto(`${site.server.origin}/operator`);
  await signInOn(page);
  await chooseOfList(page, '显示小图和统计');
  return page;
};

const pictureOf = (page: Page, name: string) => page.locator(`[data-picture="${name}"]`);

test('every row shows its section small, as the draft is now', async () => {
  const page = await openDesk();
  const live = pictureOf(page, '直播标题');
  await live.locator('[data-state=ready] img').first().waitFor();
  await page.getByLabel('直播标题的标题').fill('名家直播间');
  await live.getByText('名家直播间').waitFor();
  const filled = async () => {
    const [box, drawn] = await Promise.all([
      live.boundingBox(),
      live.locator('[data-section]').boundingBox(),
    ]);
    return (drawn?.width ?? 0) / (box?.width ?? 0);
  };
  await expect.poll(filled, soon).toBeGreaterThan(0.9);
  expect(await filled()).toBeLessThanOrEqual(1);
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
  await live.getByText('不显示').waitFor();
  expect(await live.locator('[data-section]').count()).toBe(0);
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
  await live.getByText('名家直播间').waitFor();
});

test('what only members see has its picture as well, once its row comes near', async () => {
  const page = await openDesk();
  await pictureOf(page, '轮播图').locator('[data-state=ready]').waitFor();
  const far = pictureOf(page, '药品分类');
  expect(await far.locator('[data-section]').count()).toBe(0);
  await rowOf(page, '专栏模块').scrollIntoViewIfNeeded();
  await pictureOf(page, '专栏模块').locator('[data-state=ready]').waitFor();
  await rowOf(page, '药品分类').scrollIntoViewIfNeeded();
  await far.locator('[data-state=ready]').waitFor();
  await expect
    .poll(() => pictureOf(page, '轮播图').locator('[data-section]').count(), soon)
    .toBe(0);
});
