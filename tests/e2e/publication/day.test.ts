import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { sectionNamesOn, soon, visitHome } from '../harness/visits/home.ts';
import {
  openDesk,
  pickUp,
  previewOn,
  publishOn,
  rowNames,
  rowOf,
  saved,
  sectionNamesIn,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const spoken = (page: Page) => page.locator('[id^=DndLiveRegion]').first();

const dragUp = async (page: Page, name: string, steps: number) => {
  await pickUp(page, name);
  for (let step = 0; step < steps; step += 1) {
    const before = await spoken(page).innerText();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => spoken(page).innerText(), soon).not.toBe(before);
  }
  await page.keyboard.press('Space');
  await expect.poll(() => spoken(page).innerText(), soon).toContain('放在了');
};

test('an operator’s day: order, switch, title, preview, publication, rollback, audit', async () => {
  const page = await openDesk(site);
  const learner = await visitHome(site);
  await learner.locator('[data-section]').first().waitFor();
  const preview = previewOn(page);
  await preview.locator('[data-section="资讯列表"]').waitFor();
  await preview.locator('html').evaluate((root) => {
    root.dataset.sameDocument = 'yes';
  });

  const before = await rowNames(page);
  const from = before.indexOf('资讯列表');
  await dragUp(page, '资讯列表', 2);
  expect(await spoken(page).innerText()).toContain(`第 ${from - 1} 位，共 ${before.length} 位`);
  const after = await rowNames(page);
  expect(after.indexOf('资讯列表')).toBe(from - 2);
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
  await page.getByLabel('优质内容的标题').fill('本周精选');

  await preview.getByRole('heading', { name: '本周精选' }).waitFor();
  await expect.poll(() => sectionNamesIn(preview), soon).not.toContain('直播标题');
  const inPreview = await sectionNamesIn(preview);
  expect(inPreview.indexOf('资讯列表')).toBeLessThan(inPreview.indexOf('活动标题'));
  expect(await preview.locator('html').getAttribute('data-same-document')).toBe('yes');
  await saved(page);

  await learner.reload();
  await learner.locator('[data-section="直播标题"]').waitFor();
  await publishOn(page, '周末预热');
  await learner.reload();
  await learner.getByRole('heading', { name: '本周精选' }).waitFor();
  expect(await sectionNamesOn(learner)).not.toContain('直播标题');

  await page.getByRole('link', { name: '发布记录' }).click();
  await page.getByRole('button', { name: '回滚', exact: true }).click();
  await page.getByRole('dialog').getByText('直播标题 打开').waitFor();
  await page.getByRole('button', { name: '确认回滚' }).click();
  await page.getByText('已回滚，学员刷新首页即可看到').waitFor();
  await learner.reload();
  await learner.locator('[data-section="直播标题"]').waitFor();

  await page.getByRole('link', { name: '操作记录' }).click();
  const audit = page.getByRole('region', { name: '操作记录' });
  for (const action of ['登录', '保存草稿', '发布', '回滚'])
    await audit.getByText(action, { exact: true }).first().waitFor();
  await audit.getByText('周末预热').first().waitFor();
});

test.runIf(whole)(
  'preview and list point at the same section, and links of the preview lead nowhere',
  async () => {
    const page = await openDesk(site);
    const preview = previewOn(page);
    await preview.locator('[data-section="导航栏"][data-state=ready] a').first().click();
    await expect.poll(() => rowOf(page, '导航栏').getAttribute('data-selected'), soon).toBe('true');
    expect(await preview.locator('main').getAttribute('data-page')).toBe('/');
    await page.getByLabel('医生工作室的标题').focus();
    await expect
      .poll(
        () =>
          preview
            .locator('[data-section="医生工作室"]')
            .evaluate((section) => section.getBoundingClientRect().top),
        soon,
      )
      .toBeLessThan(700);
    await expect
      .poll(
        () =>
          preview
            .locator('[data-section="医生工作室"]')
            .evaluate((section) => getComputedStyle(section).outlineStyle),
        soon,
      )
      .toBe('solid');
  },
);

test('members see what is theirs, and why visitors do not is said in full', async () => {
  const page = await openDesk(site);
  const preview = previewOn(page);
  await preview.locator('[data-section="轮播图"]').waitFor();
  expect(await sectionNamesIn(preview)).not.toContain('视频模块');
  await page.getByLabel('预览身份').getByText('会员', { exact: true }).click();
  await expect.poll(() => sectionNamesIn(preview), soon).toContain('视频模块');
  await page.getByRole('button', { name: '为什么看不到视频模块' }).click();
  const dialog = page.getByRole('dialog', { name: '谁能看到“视频模块”' });
  await dialog.getByRole('region', { name: '访客' }).getByText('仅会员可见，当前是访客').waitFor();
  await dialog.getByRole('region', { name: '会员' }).getByText('看得到').waitFor();
});
