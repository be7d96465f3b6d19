import { expect, test } from 'vitest';
import { workshopBannersAddress } from '#schemas/workshop/addresses.ts';
import { saveWorkshopBanners } from '#schemas/workshop/banner-endpoints.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { pressButton, untilAnswered, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { asJpeg } from '../harness/test-pictures.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';

const site = onSite();

test('banners are added, ordered by keys, hidden and removed, and show on the page of the workshop', async () => {
  const page = await visitAs(site, 'demo_teacher', { path: workshopBannersAddress() });
  const rows = page.getByRole('list', { name: '轮播图' }).getByRole('listitem');
  await rows.nth(2).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await smallTaps(page)).toEqual([]);

  await pressButton(page, '添加轮播图');
  const form = page.getByRole('dialog', { name: '添加轮播图' });
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('请填写标题').waitFor();
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: '上传图片' }).click();
  const buffer = await asJpeg(page, 900, 600);
  await (await choosing).setFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  await pressButton(page, '用这张图片');
  await page.getByRole('img', { name: '当前图片' }).waitFor();
  await form.getByLabel('标题').fill('周三读片会');
  await form.getByRole('button', { name: '选择课程、图文或直播' }).click();
  await page.getByRole('tab', { name: '课程' }).waitFor();
  await page.getByRole('dialog', { name: '选择链接' }).getByRole('button').nth(1).click();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await rows.nth(3).waitFor();
  await page.getByRole('button', { name: /移动“周三读片会”/ }).press('ArrowUp');
  await expect.poll(() => rows.nth(2).textContent()).toContain('周三读片会');
  await page.getByText('正在保存…').waitFor({ state: 'detached' });

  const first = rows.first();
  await untilAnswered(page, saveWorkshopBanners.path, () =>
    first.getByRole('button', { name: /^隐藏/ }).click(),
  );
  await first.getByText('已隐藏，学员看不到').waitFor();
  await rows.nth(1).getByRole('button', { name: /^删除/ }).click();
  await untilShown(page, '已删除', () => pressButton(page, '删除'));
  await rows.nth(3).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: '看讲师主页' }).click();
  const shown = page.getByRole('region', { name: '工作室推荐' }).getByRole('link');
  await shown.first().waitFor();
  expect(await shown.allInnerTexts()).toEqual(['周三读片会']);
  expect(await violations(page)).toEqual([]);
  expect(await shown.first().getAttribute('href')).toMatch(/^\/courseDetail\//);
});
