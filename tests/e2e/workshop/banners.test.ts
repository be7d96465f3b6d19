import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { workshopBannersAddress, workshopSettingsAddress } from '#schemas/workshop/addresses.ts';
import { saveWorkshopBanners } from '#schemas/workshop/banner-endpoints.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { workshopMember } from '#server/db/tables/teacher.ts';
import { workshopBannerTable, workshopPageTable } from '#server/db/tables/workshop.ts';
import { ownWorkshop } from '#server/libraries/workshop/index.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { asJpeg } from '../harness/test-pictures.ts';
import { violations } from '../harness/violations.ts';
import { failedCalls } from '../harness/visits/bad-input.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';

const site = onSite();

const rowsOf = (page: Page) => page.getByRole('list', { name: '轮播图' }).getByRole('listitem');

const titlesOf = async (page: Page): Promise<string[]> =>
  (await rowsOf(page).getByRole('paragraph').allTextContents()).filter((text) =>
    /^第.张$/.test(text),
  );

const add = async (page: Page, title: string) => {
  await pressButton(page, '添加轮播图');
  const form = page.getByRole('dialog', { name: '添加轮播图' });
  await form.getByRole('button', { name: '保存' }).click();
  for (const fault of ['请选择图片', '请填写标题', '请选择链接的课程、图文或直播'])
    await form.getByText(fault).waitFor();
  expect(await violations(page)).toEqual([]);
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: '上传图片' }).click();
  await (await choosing).setFiles({
    ...{ name: 'a.jpg', mimeType: 'image/jpeg' },
    buffer: await asJpeg(page, 690, 400),
  });
  await pressButton(page, '用这张图片');
  await form.getByRole('img', { name: '当前图片' }).waitFor();
  await form.getByLabel('标题').fill(title);
  await form.getByRole('button', { name: '选择课程、图文或直播' }).click();
  const targets = page.getByRole('dialog', { name: '选择链接' });
  await targets.getByRole('list', { name: '课程' }).getByRole('button').first().click();
  await form.getByRole('button', { name: '保存' }).click();
  await rowsOf(page).filter({ hasText: title }).waitFor();
};

/** A picture of the library; its address. */
const storedPicture = async (teacherId: number): Promise<string> => {
  const address = '/media/banner-6.svg';
  const file = { teacherId, kind: 'picture', state: 'ready', bytes: 1, key: 'banner' } as const;
  await site.db.insert(mediaFile).values({ ...file, name: '横幅.png', address, poster: address });
  return address;
};

test('a workshop adds, reorders and hides banners, and its page shows the rest', async () => {
  const { db } = site;
  const { teacherId } = await ownWorkshop(db, await memberIdOf(db, 'demo_teacher'));
  await db.delete(workshopBannerTable).where(eq(workshopBannerTable.teacherId, teacherId));
  const page = await visitAs(site, 'demo_teacher', { path: workshopSettingsAddress() });
  await page.getByRole('link', { name: '设置轮播图' }).click();
  await page.getByText('还没有轮播图').waitFor();
  expect(await violations(page)).toEqual([]);
  for (const title of ['第一张', '第二张', '第三张']) await add(page, title);
  expect(await violations(page)).toEqual([]);

  // by keys, which may be pressed faster than the server answers, and the handle keeps the focus
  const handle = page.getByRole('button', { name: /移动“第一张”/ });
  await handle.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => titlesOf(page)).toEqual(['第二张', '第三张', '第一张']);
  // by pointer, in front of another one
  const dragged = page.getByRole('button', { name: /移动“第一张”/ });
  await dragged.scrollIntoViewIfNeeded();
  const [from, to] = [await dragged.boundingBox(), await rowsOf(page).first().boundingBox()];
  if (!from || !to) throw new Error('no rows');
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 20, { steps: 5 });
  await untilAnswered(page, saveWorkshopBanners.path, () => page.mouse.up());
  await expect.poll(() => titlesOf(page)).toEqual(['第一张', '第二张', '第三张']);

  await untilAnswered(page, saveWorkshopBanners.path, () =>
    page.getByRole('button', { name: /^隐藏\s*“第二张”/ }).click(),
  );
  await rowsOf(page).filter({ hasText: '已隐藏，学员看不到' }).waitFor();
  await page.getByRole('button', { name: /^删除\s*“第三张”/ }).click();
  await page.getByRole('dialog', { name: '删除这张轮播图？' }).getByText('不能恢复').waitFor();
  await untilAnswered(page, saveWorkshopBanners.path, () =>
    page.getByRole('button', { name: '删除', exact: true }).click(),
  );
  await expect.poll(() => titlesOf(page)).toEqual(['第一张', '第二张']);
  expect(await violations(page)).toEqual([]);

  const learner = await visitAs(site, 'demo_plain', {
    path: workshopAddress({ id: String(teacherId) }),
  });
  const shown = learner.getByRole('region', { name: '工作室推荐' });
  await shown.getByRole('link', { name: '第一张' }).waitFor();
  expect(await shown.getByRole('link').count()).toBe(1);
  expect(await violations(learner)).toEqual([]);
  const [width, inside] = await learner.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(width).toBe(inside);
  await shown.getByRole('link').click();
  await learner.waitForURL(/\/(?:courseDetail|specialDetail)\//);
});

test('a change made elsewhere is not overwritten, and a lost one keeps what was typed', async () => {
  const { db } = site;
  const { teacherId } = await ownWorkshop(db, await memberIdOf(db, 'demo_teacher'));
  const address = await storedPicture(teacherId);
  const page = await visitAs(site, 'demo_teacher', {
    path: workshopBannersAddress(),
    expected: failedCalls,
  });
  const [first] = await rowsOf(page).all();
  await first?.waitFor();
  await rowsOf(page).first().getByRole('button', { name: /^编辑/ }).click();
  const form = page.getByRole('dialog', { name: '编辑轮播图' });
  await form.getByLabel('标题').fill('我改的');
  const lost = `**${saveWorkshopBanners.path}`;
  await page.route(lost, (route) => route.abort());
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByRole('alert').filter({ hasText: '网络' }).waitFor();
  await page.unroute(lost);
  const own = eq(workshopBannerTable.teacherId, teacherId);
  await db.update(workshopBannerTable).set({ title: '别人改的' }).where(own);
  await db
    .insert(workshopPageTable)
    .values({ teacherId, bannersVersion: 99 })
    .onConflictDoUpdate({ target: workshopPageTable.teacherId, set: { bannersVersion: 99 } });
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('轮播图已在别处修改，没有保存').waitFor();
  await form.getByText('别处改成了： 别人改的').waitFor();
  expect(await form.getByLabel('标题').inputValue()).toBe('我改的');
  const titles = await db
    .select({ title: workshopBannerTable.title })
    .from(workshopBannerTable)
    .where(own);
  expect(titles.map(({ title }) => title)).not.toContain('我改的');
  await untilAnswered(page, saveWorkshopBanners.path, () =>
    form.getByRole('button', { name: '保存' }).click(),
  );
  await rowsOf(page).filter({ hasText: '我改的' }).waitFor();
  // a picture of the library takes the place of the one before
  await rowsOf(page).first().getByRole('button', { name: /^编辑/ }).click();
  await form.getByRole('button', { name: '从素材库选择' }).click();
  const library = page.getByRole('dialog', { name: '选择图片' });
  await library.getByRole('button', { name: '横幅.png' }).click();
  await untilAnswered(page, saveWorkshopBanners.path, () =>
    form.getByRole('button', { name: '保存' }).click(),
  );
  await expect
    .poll(async () =>
      (await db.select().from(workshopBannerTable).where(own)).map(({ picture }) => picture),
    )
    .toContain(address);
});

test('an assistant is told why there are no banners to set', async () => {
  const { db } = site;
  const { teacherId } = await ownWorkshop(db, await memberIdOf(db, 'demo_teacher'));
  const memberId = await memberIdOf(db, 'demo_vip');
  await db.insert(workshopMember).values({ teacherId, memberId, role: 'assistant' });
  const page = await visitAs(site, 'demo_vip', { path: workshopBannersAddress() });
  await page.getByText('助教不能设置轮播图').waitFor();
  expect(await page.getByRole('button', { name: '添加轮播图' }).count()).toBe(0);
});
