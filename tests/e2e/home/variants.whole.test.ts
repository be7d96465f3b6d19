import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { viewTemplateTable } from '#server/db/tables/home.ts';
import { onSite } from '../harness/site.ts';
import {
  buildAll,
  buildToEnd,
  loginAs,
  recordCalls,
  sectionNamesOn,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();

const visit = (options?: VisitOptions) => visitHome(site, options);
const calm = (path: string): VisitOptions => ({ path, reducedMotion: 'reduce' });

const marksOf = async (page: Page) => {
  const root = page.locator('main');
  await root.waitFor();
  return [
    await root.getAttribute('data-page'),
    await root.getAttribute('data-variant'),
    await root.getAttribute('data-theme'),
  ];
};

test.each([
  ['/newIndex', 'variant1', 'default'],
  ['/index', 'variant2', 'default'],
  ['/redIndex', 'variant3', 'red'],
  ['/foodIndex', 'variant4', 'food'],
])('%s stands, is marked and builds all its sections', async (path, variant, theme) => {
  const page = await visit(calm(path));
  expect(await marksOf(page)).toEqual([path, variant, theme]);
  await buildAll(page);
  const states = await page
    .locator('[data-section]')
    .evaluateAll((all) => [...new Set(all.map((section) => section.dataset.state))]);
  expect(states).toEqual(['ready']);
  const active = page.getByRole('navigation').locator('[aria-current=page]');
  await expect.poll(() => active.allInnerTexts(), soon).toEqual(['发现']);
});

test('/ renders the variant that the back end names, in place', async () => {
  onTestFinished(async () => {
    await site.db.update(viewTemplateTable).set({ template: 'ordered' });
  });
  await site.db.update(viewTemplateTable).set({ template: 'variant3' });
  const page = await visit({ path: '/' });
  await expect
    .poll(async () => {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      return marksOf(page);
    }, soon)
    .toEqual(['/', 'variant3', 'red']);
  expect(new URL(page.url()).pathname).toBe('/');
});

const linksIn = (page: Page, section: string) =>
  page
    .locator(`[data-section=${section}] li a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('the tabs of variant 1', () => {
  const choose = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
  const chosen = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts();
  const readMore = async (page: Page) => {
    await page.locator('[data-section=课程模块]').getByRole('button', { name: '查看更多' }).click();
    await expect
      .poll(async () => (await linksIn(page, '课程模块')).length, soon)
      .toBeGreaterThan(10);
  };

  test('a category pages its courses to the last page and asks for none beyond it', async () => {
    let calls: string[] = [];
    const page = await visit({
      ...calm('/newIndex'),
      prepare: (opened) => {
        calls = recordCalls(opened);
      },
    });
    await choose(page, '外科与影像');
    await expect.poll(async () => (await linksIn(page, '课程模块')).length, soon).toBe(10);
    expect(await sectionNamesOn(page)).toEqual(['搜索框', '分类标签', '子分类', '课程模块']);
    const more = page
      .locator('[data-section=课程模块]')
      .getByRole('button', { name: /查看更多|加载中/ });
    for (let before = 10; (await more.count()) > 0; ) {
      await more.click();
      await expect
        .poll(async () => (await linksIn(page, '课程模块')).length, soon)
        .toBeGreaterThan(before);
      before = (await linksIn(page, '课程模块')).length;
    }
    await page.locator('[data-section=课程模块]').getByText('没有更多数据').waitFor();
    const pages = Math.ceil((await linksIn(page, '课程模块')).length / 10);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(calls.filter((path) => path === '/v4/index/getVideoList')).toHaveLength(pages);
  });

  test('tab, sub-category, sub-tab and pages survive leaving and coming back', async () => {
    const page = await visit(calm('/newIndex'));
    await choose(page, '热门');
    await expect.poll(() => chosen(page), soon).toEqual(['首页', '热门']);
    await expect.poll(async () => (await linksIn(page, '课程模块')).length, soon).toBe(4);
    await page.locator('[data-section=课程模块]').getByRole('button', { name: '查看更多' }).click();
    await readMore(page);
    await choose(page, '临床内科');
    await choose(page, '心血管内科');
    await expect.poll(async () => (await linksIn(page, '课程模块')).length, soon).toBe(10);
    await readMore(page);
    const before = await linksIn(page, '课程模块');
    await page.locator('[data-section=课程模块] li a').first().click();
    await page.waitForURL(({ pathname }) => pathname !== '/newIndex');
    await page.goBack();
    await expect.poll(() => chosen(page), soon).toEqual(['临床内科', '心血管内科']);
    await expect.poll(() => linksIn(page, '课程模块'), soon).toEqual(before);
    await choose(page, '首页');
    await expect.poll(() => chosen(page), soon).toEqual(['首页', '热门']);
    await expect.poll(async () => (await linksIn(page, '课程模块')).length, soon).toBe(20);
  });

  test('a reload within the visit comes back to the same tabs', async () => {
    const page = await visit(calm('/newIndex'));
    await choose(page, '直播推荐');
    await choose(page, '护理与药学');
    await choose(page, '合理用药');
    await expect.poll(() => chosen(page), soon).toEqual(['护理与药学', '合理用药']);
    await page.reload();
    await expect.poll(() => chosen(page), soon).toEqual(['护理与药学', '合理用药']);
    await choose(page, '首页');
    await expect.poll(() => chosen(page), soon).toEqual(['首页', '直播推荐']);
  });

  test('the row of categories stays in sight', async () => {
    const page = await visit(calm('/newIndex'));
    await buildAll(page);
    await page.evaluate(() => scrollTo(0, 2000));
    const top = () =>
      page.locator('[data-section=分类标签]').evaluate((row) => row.getBoundingClientRect().top);
    await expect.poll(top, soon).toBe(0);
  });
});

test('换一换 of a category block starts at page 2, goes to the last and says 没有更多数据', async () => {
  const bodies: unknown[] = [];
  const page = await visit({
    ...calm('/index'),
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (request.url().endsWith('/v7/index/getTypeClassV7_huan'))
          bodies.push(JSON.parse(request.postData() ?? '').pages);
      }),
  });
  await buildAll(page);
  const swap = page
    .locator('[data-section=分类板块]')
    .getByRole('button', { name: '换一换' })
    .first();
  const seen = [await linksIn(page, '分类板块')];
  for (;;) {
    await swap.click();
    const before = JSON.stringify(seen.at(-1));
    // in the page, frame by frame: the words of the end stand only for a moment
    await page.waitForFunction((links) => {
      const now = document.querySelectorAll('[data-section=分类板块] li a');
      const isStated = [...document.querySelectorAll('[role=status]')].some((element) =>
        element.textContent?.includes('没有更多数据'),
      );
      return (
        isStated || JSON.stringify([...now].map((link) => link.getAttribute('href'))) !== links
      );
    }, before);
    const now = await linksIn(page, '分类板块');
    if (JSON.stringify(now) === before) break;
    seen.push(now);
  }
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen.map((links) => links[0])).size).toBe(seen.length);
  // the first call is the whole section's; each swap asks for the block's next page
  expect(bodies.slice(1)).toEqual(seen.slice(1).map((_, index) => index + 2));
});

describe('the coupons', () => {
  test('stand for a member while the version switch is 1', async () => {
    const page = await visit({ ...calm('/index'), token: await loginAs(site.db, 'demo_vip') });
    await buildAll(page);
    expect(await sectionNamesOn(page)).toContain('优惠券');
    const visitor = await visit(calm('/index'));
    await buildAll(visitor);
    expect(await sectionNamesOn(visitor)).not.toContain('优惠券');
  });

  test('stand on the ordered page and in variant 1 as well', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    for (const path of ['/drawIndex', '/newIndex']) {
      const page = await visit({ ...calm(path), token });
      const coupons = page.locator('[data-section=优惠券]');
      await buildToEnd(page);
      await coupons.getByRole('heading', { name: '我的优惠券' }).waitFor();
      expect(await coupons.getByRole('listitem').count()).toBeGreaterThan(0);
      const names = await sectionNamesOn(page);
      expect(names.filter((name) => name === '优惠券')).toHaveLength(1);
      if (path === '/drawIndex') expect(names.at(-1)).toBe('优惠券');
      let calls: string[] = [];
      const visitor = await visit({
        ...calm(path),
        prepare: (opened) => {
          calls = recordCalls(opened);
        },
      });
      await buildAll(visitor);
      await visitor.waitForLoadState('networkidle');
      expect(await sectionNamesOn(visitor)).not.toContain('优惠券');
      expect(calls).not.toContain('/v1/Login/switchVersion');
      expect(calls).not.toContain('/v2/offercoupon/getcouponList2');
    }
  });

  test('in the red variant a member without a phone is led to the registration', async () => {
    const page = await visit({
      ...calm('/redIndex'),
      token: await loginAs(site.db, 'demo_vip'),
      prepare: (opened) =>
        opened.route('**/v1/member/getBuildPhone', (route) =>
          route.fulfill({ json: { code: 200, msg: '', data: '' } }),
        ),
    });
    await page.getByRole('link', { name: '领取优惠券' }).click();
    await page.waitForURL(/\/register\?member_id=\d+&zhuce=1$/);
  });
});
