import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readLiveDocument } from '../../server/harness/publication/live-document.ts';
import { databaseOf } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitHome } from '../harness/visits/home.ts';
import { openDesk, publishOn, saved, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const long = '很'.repeat(21);

const openPublishing = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  return page.getByRole('dialog', { name: '发布首页' });
};

test('single changes are left out of a publication and stay in the draft', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  await page.getByLabel('优质内容的标题').fill('本周精选');
  await page.getByLabel('资讯列表的标题').fill(long);
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
  await saved(page);
  const dialog = await openPublishing(page);
  const publish = dialog.getByRole('button', { name: /^发布/ });
  await dialog.getByText('资讯列表：区块标题最多 20 个字').waitFor();
  expect(await publish.isDisabled()).toBe(true);
  // what is left out is not judged
  const faulty = dialog.getByRole('checkbox', { name: /资讯列表 标题/ });
  await faulty.uncheck();
  await dialog.getByText('资讯列表：区块标题最多 20 个字').waitFor({ state: 'detached' });
  await dialog.getByRole('status').getByText('有 1 处不发布，留在草稿里').waitFor();
  await dialog.getByRole('checkbox', { name: /直播标题 关闭/ }).uncheck();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    // whatever stands above it
    const { y = 0, height = 0 } = (await publish.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(800);
    if (width === 375) {
      const tapped = await dialog.locator('label', { hasText: '资讯列表 标题' }).boundingBox();
      expect(tapped?.height).toBeGreaterThanOrEqual(44);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('checkbox', { name: '全部改动' }).check();
  expect(await publish.isDisabled()).toBe(true);
  await dialog.getByText('资讯列表：区块标题最多 20 个字').waitFor();
  await dialog.getByRole('checkbox', { name: '全部改动' }).uncheck();
  await dialog.getByText('有 3 处不发布，留在草稿里').waitFor();
  expect(await publish.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox', { name: /优质内容 标题/ }).check();
  await dialog.getByRole('button', { name: '发布选中的 1 处' }).click();
  await page.getByText('已发布，学员刷新首页即可看到；2 处改动留在草稿里').waitFor();
  await dialog.waitFor({ state: 'detached' });

  const learner = await visitHome(site);
  await learner.getByRole('heading', { name: '本周精选' }).waitFor();
  await learner.locator('[data-section="直播标题"]').waitFor();
  expect(await page.getByLabel('资讯列表的标题').inputValue()).toBe(long);
  await page.getByRole('banner').getByRole('button', { name: '发布（2 处）' }).waitFor();

  // the next publication begins with all that is left
  await page.getByLabel('资讯列表的标题').fill('今日要闻');
  await saved(page);
  await publishOn(page);
  const { sections } = await readLiveDocument(databaseOf(site.server));
  expect(sections.find(({ name }) => name === '资讯列表')?.title).toBe('今日要闻');
  expect(sections.find(({ name }) => name === '直播标题')?.open).toBe(false);
});
