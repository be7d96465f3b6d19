// @vitest-environment window
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  categoryCourses,
  firstCategories,
  rankedCourses,
  subCategories,
  typedProducts,
} from '#schemas/classic/endpoints.ts';
import { couponList } from '#schemas/coupon/list-endpoints.ts';
import { liveList, moduleStart } from '#schemas/home/endpoints.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { registry } from '#sections/registry.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { CATEGORY, choose, SUB_TAB, subCategoryOf } from '#src/platform/storage/choices.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { answerOf, controlled, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { type HomeAnswers, loadEverything, openHome } from '../harness/home/open-home.tsx';
import { press, settle, standing } from '../harness/mount.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of [CATEGORY, SUB_TAB, subCategoryOf('1'), subCategoryOf('2')]) choose(name, '');
});

const course = (id: number) => ({ id, type: 0, title: `第${id}课`, price: '0.00' });
const featured = (from: number, total: number) => ({
  pagedata: Array.from({ length: 10 }, (_, index) => course(from + index)),
  count_page: total,
});
const byCategory: HomeAnswers = {
  [categoryCourses.path]: ({ type_id }) => answerOf(featured(Number(type_id) * 1000, 3)),
};

const tab = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name);
const currentTabs = (host: HTMLElement) =>
  [...host.querySelectorAll('[role=tab][aria-selected=true]')].map((each) => each.textContent);
const shownIn = (host: HTMLElement, section: string) =>
  [...host.querySelectorAll(`[data-section=${section}] li a`)].map((a) => a.getAttribute('href'));
const go = async (host: HTMLElement, ...names: string[]) => {
  for (const name of names) await press(tab(host, name));
  await settle();
};

describe('variant 1', () => {
  it('has the elements of the home page on its home tab, each ready', async () => {
    const { host } = await openHome('/newIndex');
    expect(standing(host)).toEqual(
      '搜索框 分类标签 轮播图 导航栏 推荐标签 课程模块 资讯列表 活动标题 分类板块'
        .split(' ')
        .map((name) => `${name} ready`),
    );
    expect(currentTabs(host)).toEqual(['首页', '精品推荐']);
  });

  it('a first-level category shows its sub-categories and a paged list of its courses', async () => {
    const { host, requests } = await openHome('/newIndex', byCategory);
    await go(host, '外科与影像');
    expect(standing(host)).toEqual([
      '搜索框 ready',
      '分类标签 ready',
      '子分类 ready',
      '课程模块 ready',
    ]);
    const payloadOf = (path: string) =>
      requests.find(({ endpoint }) => endpoint.path === path)?.payload;
    expect(payloadOf(subCategories.path)).toEqual({ type_id: '2' });
    expect(payloadOf(categoryCourses.path)).toEqual({ type_id: '2' });
    expect(shownIn(host, '课程模块')[0]).toBe('/courseDetail/2000');
    expect(host.querySelector('[data-section=课程模块] button')?.textContent).toBe('查看更多');
  });

  it('a sub-category narrows the list; 全部 takes it back', async () => {
    const { host } = await openHome('/newIndex', byCategory);
    await go(host, '临床内科', '神经内科');
    expect(shownIn(host, '课程模块')[0]).toBe('/courseDetail/3000');
    await go(host, '全部');
    expect(shownIn(host, '课程模块')[0]).toBe('/courseDetail/1000');
  });

  it.each([
    ['精品推荐', typedProducts.path, undefined],
    ['热门', rankedCourses.path, 2],
    ['最新', rankedCourses.path, 1],
    ['直播推荐', liveList.path, undefined],
  ])('the sub-tab %s is fed from %s', async (name, path, type) => {
    const { host, requests } = await openHome('/newIndex');
    await go(host, name);
    const call = requests.find(
      ({ endpoint, payload }) => endpoint.path === path && payload.type === type,
    );
    expect(call).toBeDefined();
    expect(currentTabs(host)).toEqual(['首页', name]);
  });

  it.each([0, null])(
    'without the live module (%s) there is no 直播推荐, and no call for it',
    async (on) => {
      const { host, paths } = await openHome('/newIndex', {
        [moduleStart.path]: answerOf({ liveModule: on }),
      });
      expect(tab(host, '直播推荐')).toBeUndefined();
      expect(tab(host, '热门')).toBeDefined();
      expect(paths()).not.toContain(liveList.path);
    },
  );

  it('tab, sub-category, sub-tab and loaded pages are there again after leaving', async () => {
    stubBackEnd(({ body }) => ({ code: 200, data: featured(Number(body.page) * 100, 3) }));
    const { host, leave, comeBack } = await openHome('/newIndex', {
      ...byCategory,
      [rankedCourses.path]: answerOf(featured(100, 3)),
    });
    await go(host, '热门');
    expect(shownIn(host, '课程模块')).toHaveLength(4);
    await press(host.querySelector('[data-section=课程模块] button'));
    await press(host.querySelector('[data-section=课程模块] button'));
    await go(host, '临床内科', '神经内科');
    await press(host.querySelector('[data-section=课程模块] button'));
    await leave();
    await comeBack();
    await settle();
    expect(currentTabs(host)).toEqual(['临床内科', '神经内科']);
    expect(shownIn(host, '课程模块')).toHaveLength(20);
    await go(host, '首页');
    expect(currentTabs(host)).toEqual(['首页', '热门']);
    expect(shownIn(host, '课程模块')).toHaveLength(20);
    expect(sessionStorage.getItem('CHOICE:category')).toBe('');
    expect(sessionStorage.getItem('CHOICE:sub-tab')).toBe('热门');
  });

  it('an answer for a tab that was left is not shown on the next one', async () => {
    const slow = controlled<LoadedAnswer>();
    const { host } = await openHome('/newIndex', {
      [categoryCourses.path]: ({ type_id }) =>
        type_id === '1' ? slow.promise : answerOf(featured(2000, 1)),
    });
    await go(host, '临床内科', '外科与影像');
    await settle(() => slow.settle(answerOf(featured(1000, 1))));
    expect(shownIn(host, '课程模块')[0]).toBe('/courseDetail/2000');
  });

  it.each([
    ['without courses', answerOf({ pagedata: [], count_page: 0 }), '这里暂时没有内容'],
    ['that did not come', failed(), '这里的内容暂时没有加载出来'],
  ])('a category %s says so and can be asked again', async (_name, first, words) => {
    const replies = [first, answerOf(featured(1000, 1))];
    const { host } = await openHome('/newIndex', {
      [categoryCourses.path]: () => replies.shift() ?? failed(),
    });
    await go(host, '临床内科');
    expect(host.querySelector('[role=alert]')?.textContent).toContain(words);
    await press(host.querySelector('[role=alert] button'));
    await settle();
    expect(shownIn(host, '课程模块')).toHaveLength(10);
  });

  it('goes home where the chosen category is not among the tabs, or there are no tabs', async () => {
    choose(CATEGORY, '77');
    const { host, leave } = await openHome('/newIndex');
    expect(currentTabs(host)).toEqual(['首页', '精品推荐']);
    await leave();
    choose(CATEGORY, '1');
    const broken = await openHome('/newIndex', { [firstCategories.path]: failed() });
    expect(standing(broken.host)).toContain('轮播图 ready');
  });
});

const order = (host: HTMLElement) => standing(host).map((each) => each.split(' ')[0]);

describe('variants 2 to 4', () => {
  it.each(['/index', '/redIndex', '/foodIndex'])(
    '%s has every section that the variants share',
    async (route) => {
      const { host } = await openHome(route);
      expect(order(host).toSorted()).toEqual(
        [
          '搜索框',
          '轮播图',
          '导航栏',
          '优质内容',
          '直播标题',
          '活动标题',
          '资讯列表',
          '分类板块',
        ].toSorted(),
      );
      const headings = [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);
      expect(headings).toEqual(
        expect.arrayContaining(['优质好课', '大V直播', '活动专区', '最新资讯']),
      );
    },
  );

  it('differ in order and sources', async () => {
    const orders = new Set<string>();
    const feeds = new Set<string>();
    for (const route of ['/index', '/redIndex', '/foodIndex']) {
      const { host, paths, leave } = await openHome(route);
      orders.add(order(host).join());
      feeds.add(
        paths()
          .filter((path) => /getV7Index|getTypeClass/.test(path))
          .toSorted()
          .join(),
      );
      await leave();
    }
    expect([orders.size, feeds.size]).toEqual([3, 3]);
  });

  it('label no broadcast that has not started', async () => {
    const { host } = await openHome('/index');
    expect(host.querySelector('[data-section=直播标题]')?.textContent).not.toContain('未开始');
    const ordered = samples.直播标题.常规;
    expect(JSON.stringify(ordered)).toContain('"broadcast_status":0');
  });

  it('courses follow the classic type rules', async () => {
    const { host } = await openHome('/index');
    for (const section of ['优质内容', '分类板块']) {
      const links = shownIn(host, section);
      expect(links).not.toEqual([]);
      for (const href of links) expect(href).toMatch(/^\/(?:courseDetail|specialDetail)\/\d+$/);
    }
  });

  it('the live list needs the module', async () => {
    const { host, paths } = await openHome('/index', {
      [moduleStart.path]: answerOf({ liveModule: 0 }),
    });
    expect(order(host)).not.toContain('直播标题');
    expect(paths()).not.toContain(liveList.path);
  });

  it('say so where no call brings anything', async () => {
    const nothing = Object.fromEntries(
      Object.values(registry).flatMap(({ sources }) => sources.map(({ path }) => [path, failed()])),
    );
    const { host } = await openHome('/index', nothing);
    expect(host.querySelector('[role=alert]')?.textContent).toContain('首页内容暂时没有加载出来');
  });
});

describe('the coupon list', () => {
  const coupons = async (version: unknown, over: HomeAnswers = {}, lastGood = memoryOfGood()) => {
    const { host, paths, leave } = await openHome(
      '/index',
      { [switchVersion.path]: answerOf(version), ...over },
      lastGood,
    );
    const shown = order(host).includes('优惠券');
    await leave();
    return [shown, paths().includes(couponList.path)];
  };

  it('is loaded for a member when the version switch is 1', async () => {
    localStorage.setItem('TOKEN', 't-1');
    expect(await coupons(1)).toEqual([true, true]);
    expect(await coupons('1')).toEqual([true, true]);
  });

  it('is cleared when the version switch is 2', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const memory = memoryOfGood();
    expect(await coupons(1, {}, memory)).toEqual([true, true]);
    expect(await coupons(2, {}, memory)).toEqual([false, false]);
    // nothing is left to fall back on
    expect(await coupons(1, { [couponList.path]: failed() }, memory)).toEqual([false, true]);
  });

  it('is not for visitors, who are not asked for the switch either', async () => {
    const { host, paths } = await openHome('/index');
    expect(order(host)).not.toContain('优惠券');
    expect(paths()).not.toContain(couponList.path);
    expect(paths()).not.toContain(switchVersion.path);
  });
});
