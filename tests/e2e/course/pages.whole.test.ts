import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveReview } from '#schemas/course/review-endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { pressButton, tapTwice, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { findProduct, visitAs } from '../harness/visits/course.ts';

const site = onSite();

const ofIds = [
  '/courseDetail/',
  '/coursedet/',
  '/coursedet1/',
  '/tuwendet/',
  '/textDetail/',
  '/specialDetail/',
  '/coursereview?id=',
];

describe('an address of nothing', () => {
  test.each(['99999999', '-1'])('%s leads on', async (id) => {
    const page = await visitAs(site, 'demo_plain', { path: '/set' });
    for (const start of ofIds) {
      await page.goto(site.server.origin + start + id);
      await page.getByText('内容不存在或已下架').waitFor();
      await page.getByRole('link', { name: '去首页看看' }).waitFor();
    }
  });

  test.each(['1%20or%201=1', 'a'.repeat(100), '%3Cscript%3E'])(
    '%s, which can be no id, leads on',
    async (id) => {
      const page = await visitAs(site, 'demo_plain', { path: '/set' });
      for (const start of ofIds) {
        await page.goto(site.server.origin + start + id);
        // in a path it is the address of no page
        const [words, link] = start.includes('?')
          ? ['内容不存在或已下架', '去首页看看']
          : ['页面不存在，链接可能已失效或地址有误', '回到首页'];
        await page.getByText(words).waitFor();
        await page.getByRole('link', { name: link }).waitFor();
      }
    },
  );

  test('names no chapter and no lesson of another column', async () => {
    const column = await findProduct(site.db, { type: 3, priceFen: 1 });
    const other = await findProduct(site.db, { type: 0 });
    const page = await visitAs(site, 'demo_plain', {
      path: `/specialDetail/${column.id}/catalogDetail/99999999`,
    });
    await page.getByText('这一章已下架或不存在').waitFor();
    await page.goto(
      `${site.server.origin}/specialDetail/${column.id}/1/courseContent/${other.lessonId}`,
    );
    await page.getByText('课时不存在或已下架').waitFor();
  });
});

const written = (page: Page) => page.getByRole('textbox', { name: /评价内容/ });

test('a review is checked, survives a failure, is sent once and can be changed', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 0 });
  const page = await visitAs(site, 'demo_teacher', {
    path: `/coursereview?id=${text.id}`,
    expected: [/Failed to load resource/],
  });
  await page.getByRole('button', { name: /^(?:写评价|修改我的评价)$/ }).click();
  await written(page).fill('讲得清楚，例子贴近临床。');
  await page.route(`**${saveReview.path}`, (route) => route.abort());
  await page.getByRole('radio', { name: '4 星' }).check({ force: true });
  await pressButton(page, '发表评价');
  await page.getByRole('alert').filter({ hasText: '没有发表成功' }).waitFor();
  expect(await written(page).inputValue()).toBe('讲得清楚，例子贴近临床。');
  await page.unroute(`**${saveReview.path}`);
  let sent = 0;
  await page.route(`**${saveReview.path}`, (route) => {
    sent += 1;
    return route.continue();
  });
  await tapTwice(page.getByRole('button', { name: '发表评价' }), saveReview.path);
  await page.getByText('讲得清楚，例子贴近临床。').first().waitFor();
  await page.getByText('我的评价', { exact: true }).waitFor();
  expect(sent).toBe(1);
  await pressButton(page, '修改我的评价');
  expect(await written(page).inputValue()).toBe('讲得清楚，例子贴近临床。');
  expect(await page.getByRole('radio', { name: '4 星' }).isChecked()).toBe(true);
});

test('stars are asked for inline', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 0 });
  const page = await visitAs(site, 'demo_plain', {
    path: `/coursereview?id=${text.id}`,
  });
  await pressButton(page, '写评价');
  await pressButton(page, '发表评价');
  await page.getByText('请选择星级').waitFor();
});

test('what is collected stands in the list and can be given up again', async () => {
  const series = await findProduct(site.db, { type: 4, priceFen: 1 });
  const page = await visitAs(site, 'demo_plain', {
    path: `/courseDetail/${series.id}`,
  });
  await untilAnswered(page, setRelation.path, () => pressButton(page, '收藏'));
  await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor();
  await page.goto(`${site.server.origin}/myCollect`);
  await page.getByText(series.title).first().waitFor();
  await pressButton(page, '管理');
  await page.getByRole('checkbox', { name: series.title }).check();
  await pressButton(page, '取消收藏（1）');
  await expect.poll(() => page.getByRole('link', { name: series.title }).count()).toBe(0);
});

test('what was looked at stands under its day, and can be cleared', async () => {
  const series = await findProduct(site.db, { type: 4, priceFen: 1 });
  const page = await visitAs(site, 'demo_plain', {
    path: `/courseDetail/${series.id}`,
  });
  await page.getByRole('heading', { name: series.title }).waitFor();
  await page.goto(`${site.server.origin}/viewRecord`);
  await page.getByRole('heading', { name: '今天' }).waitFor();
  await pressButton(page, '清空');
  await pressButton(page, '清空记录');
  await page.getByText('还没有学习记录').waitFor();
});

const paths = async () => {
  const of = async (wanted: Parameters<typeof findProduct>[1]) =>
    (await findProduct(site.db, wanted)).id;
  const column = await of({ type: 3, priceFen: 1 });
  return [
    `/courseDetail/${await of({ type: 4 })}`,
    `/coursedet/${await of({ type: 0 })}`,
    `/coursedet/${await of({ type: 1 })}`,
    `/coursedet1/${await of({ type: 2, priceFen: 0 })}`,
    `/tuwendet/${await of({ type: 2, priceFen: 1 })}`,
    `/specialDetail/${column}?tab=lessons`,
    '/course',
    '/viewRecord',
    '/myCollect',
    `/coursereview?id=${column}`,
    '/notice',
  ];
};

test('what a buyer has to know stands on every kind of page of a product', async () => {
  const of = async (wanted: object) => (await findProduct(site.db, { ...wanted, priceFen: 1 })).id;
  const page = await visitAs(site, 'demo_plain', { path: '/set' });
  for (const path of [
    `/courseDetail/${await of({ type: 4 })}`,
    `/specialDetail/${await of({ type: 3 })}`,
    `/coursedet/${await of({ type: 0 })}`,
    `/coursedet/${await of({ type: 1 })}`,
    `/tuwendet/${await of({ type: 2 })}`,
  ]) {
    await page.goto(site.server.origin + path);
    await page.getByText('购买后长期有效', { exact: true }).waitFor();
    await page.getByText(/^购买后 7 天内学习不到 10% 全额退/).waitFor();
  }
});

const tooSmall = (page: Page) =>
  page.locator('main a, main button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const inText = target.closest('[data-size]') !== null;
      return width === 0 || inText || height >= 43.5 ? [] : [target.textContent ?? ''];
    }),
  );

test.each([320, 768])('the pages fit %i px, and everything can be tapped', async (width) => {
  const page = await visitAs(site, 'demo_vip', { path: '/course', width });
  for (const path of await paths()) {
    await page.goto(site.server.origin + path);
    await page.locator('main[data-page]').waitFor();
    await page.getByRole('status', { name: '正在加载' }).first().waitFor({ state: 'detached' });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, over, small: await tooSmall(page) }).toEqual({ path, over: 0, small: [] });
  }
});
