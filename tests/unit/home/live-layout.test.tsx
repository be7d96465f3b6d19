// @vitest-environment window
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import { moduleStart } from '#schemas/home/endpoints.ts';
import { CATEGORY, choose, SUB_TAB } from '#src/platform/storage/choices.ts';
import { answerOf, failed } from '../harness/engine/fixtures.tsx';
import { type HomeAnswers, loadEverything, openHome } from '../harness/home/open-home.tsx';
import { press, settleUntil, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of [CATEGORY, SUB_TAB]) choose(name, '');
});

const SHIPPED = [
  '搜索框',
  '轮播图',
  '导航栏',
  '优质内容',
  '直播标题',
  '活动标题',
  '资讯列表',
  '分类板块',
];

const open = (answer: HomeAnswers[string], over: HomeAnswers = {}) =>
  openHome('/index', { [pageLayout.path]: answer, ...over });

/** A page as it was put live. */
const live = (nodes: unknown, more: object = {}) =>
  answerOf({ theme: 'default', coupon: 'plain', nodes, ...more });

const namesOn = (host: HTMLElement) => standing(host).map((each) => each.split(' ')[0]);
const allReady = (host: HTMLElement, ...names: string[]) =>
  standing(host).join() === names.map((name) => `${name} ready`).join();
const isShipped = (host: HTMLElement) =>
  standing(host).every((each) => each.endsWith('ready')) &&
  namesOn(host).toSorted().join() === SHIPPED.toSorted().join();
const sectionsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-section]')];
const tabsOn = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[role=tab]')].map(({ textContent }) => textContent);
const tab = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name);

describe('what was put live of a classic page', () => {
  it('stands in place of the shipped layout: theme, order, titles and settings', async () => {
    const { host, requests, notices } = await open(
      live(
        [
          { name: '资讯列表', title: '院内要闻', settings: { count: 2 } },
          { name: '搜索框' },
          { name: '优质内容', id: 'new', title: '新课', theme: 'food' },
          { name: '优质内容', id: 'all', title: '全部课程' },
        ],
        { theme: 'red' },
      ),
    );
    await settleUntil(() => allReady(host, '资讯列表', '搜索框', '优质内容', '优质内容'));
    expect(host.querySelector('main')?.dataset).toMatchObject({
      variant: 'variant2',
      theme: 'red',
    });
    expect(
      sectionsIn(host).map((each) => [each.getAttribute('aria-label'), each.dataset.theme]),
    ).toEqual([
      ['院内要闻', undefined],
      ['搜索框', undefined],
      ['新课', 'food'],
      ['全部课程', undefined],
    ]);
    expect(sectionsIn(host)[0]?.querySelectorAll('li a')).toHaveLength(2);
    const calls = requests.filter(({ endpoint }) => endpoint.path === pageLayout.path);
    expect(calls.map(({ payload }) => payload)).toEqual([{ variant: 'variant2' }]);
    expect(notices).toEqual([]);
  });

  it('stands on its tabs and sub-tabs', async () => {
    const { host } = await open(
      live([
        { name: '分类标签' },
        { name: '推荐标签', tab: 'home' },
        { name: '优质内容', title: '好课', tab: 'home', subTab: '好课', stands: true },
        { name: '资讯列表', title: '要闻', tab: 'home', subTab: '要闻', stands: true },
        { name: '活动标题', tab: 'category' },
      ]),
    );
    await settleUntil(() => allReady(host, '分类标签', '推荐标签', '优质内容'));
    expect(tabsOn(host)).toEqual(expect.arrayContaining(['好课', '要闻']));
    await press(tab(host, '要闻'));
    await settleUntil(() => allReady(host, '分类标签', '推荐标签', '资讯列表'));
    await press(tab(host, '临床内科'));
    await settleUntil(() => allReady(host, '分类标签', '活动标题'));
  });

  it.each([
    ['all is for members', [{ name: '资讯列表', when: { audience: 'member' } }], {}],
    ['all is closed', [{ name: '资讯列表', open: '0' }], {}],
    [
      'the module is off',
      [{ name: '直播标题' }],
      { [moduleStart.path]: answerOf({ liveModule: 0 }) },
    ],
  ])('says of a page of which %s that nothing is for this visitor', async (_, nodes, over) => {
    const { host } = await open(live(nodes), over);
    await settleUntil(() => (host.textContent ?? '').includes('首页现在没有向你展示的内容'));
    expect(host.textContent).not.toContain('网络');
  });

  it('speaks of the network where the modules that it needs failed', async () => {
    const { host } = await open(live([{ name: '直播标题' }]), { [moduleStart.path]: failed() });
    await settleUntil(() => (host.textContent ?? '').includes('可能是网络不稳定'));
  });

  it('waits for modules as the shipped one does', async () => {
    const nodes = [{ name: '直播标题' }, { name: '资讯列表' }];
    const { host } = await open(live(nodes), { [moduleStart.path]: answerOf({ liveModule: 0 }) });
    await settleUntil(() => allReady(host, '资讯列表'));
  });
});

describe('the shipped layout', () => {
  it.each([
    ['nothing was put live', () => live(null)],
    ['the call fails', () => failed()],
    ['the back end knows no such call', () => failed('http-404')],
  ])('stands where %s, which is no fault', async (_why, answer) => {
    const { host, notices } = await open(answer());
    await settleUntil(() => isShipped(host));
    expect(host.querySelector('main')?.dataset.theme).toBe('default');
    expect(notices).toEqual([]);
  });

  it.each([
    ['an object', { first: { name: '资讯列表' } }],
    ['a text', '资讯列表'],
    ['a number', 7],
    ['true', true],
  ])('stands where the nodes are %s', async (_what, nodes) => {
    const { host } = await open(live(nodes, { theme: 'red' }));
    await settleUntil(() => isShipped(host));
    expect(host.querySelector('main')?.dataset.theme).toBe('default');
  });

  it.each([
    ['a text', '<html>'],
    ['null', null],
    ['a list', [7]],
    ['an object of another kind', { theme: { deep: [] }, nodes: undefined }],
  ])('stands where the answer is %s', async (_what, data) => {
    const { host } = await open(answerOf(data));
    await settleUntil(() => isShipped(host));
  });
});

const deepOf = (depth: number) => {
  let deep: unknown = 1;
  for (let level = 0; level < depth; level += 1) deep = [deep];
  return deep;
};

describe('a hostile layout', () => {
  it('of 10,000 nodes shows those that it can', async () => {
    const nodes = Array.from({ length: 10_000 }, (_, index) =>
      index === 9_999 ? { name: '资讯列表' } : { name: `没有${index}`, settings: 7 },
    );
    const { host } = await open(live(nodes));
    await settleUntil(() => allReady(host, '资讯列表'));
  });

  it('with wrong tabs shows its nodes under every tab', async () => {
    const { host } = await open(
      live([
        { name: '资讯列表', tab: 'elsewhere' },
        { name: '活动标题', tab: { home: true }, subTab: ['x'], stands: 'yes' },
      ]),
    );
    await settleUntil(() => allReady(host, '资讯列表', '活动标题'));
  });

  it('with nodes that are nested too deep shows the others', async () => {
    const { host } = await open(
      live([{ name: '资讯列表', settings: { count: deepOf(50_000) } }, { name: '活动标题' }]),
    );
    await settleUntil(() => allReady(host, '资讯列表', '活动标题'));
  });

  it.each([
    ['no nodes', []],
    ['holes', [null, undefined, 7, [], {}]],
    ['names that are unknown', [{ name: '没有' }, { name: '__proto__' }]],
    ['groups of nothing', [{ name: '标签组' }, { name: '双列组', sections: [null] }]],
    ['nodes of the category tab alone', [{ name: '资讯列表', tab: 'category' }]],
    [
      'nodes below a sub-tab without its tabs',
      [{ name: '资讯列表', tab: 'category', subTab: 'x' }],
    ],
  ])('with %s leaves no blank page', async (_what, nodes) => {
    const { host } = await open(live(nodes));
    await settleUntil(
      () => isShipped(host) || /重新加载|没有向你展示的内容/.test(host.textContent ?? ''),
    );
  });

  it('without category tabs shows its home tab, whatever category was chosen before', async () => {
    choose(CATEGORY, '1');
    const { host } = await open(
      live([
        { name: '资讯列表', tab: 'home' },
        { name: '活动标题', tab: 'category' },
      ]),
    );
    await settleUntil(() => allReady(host, '资讯列表'));
  });

  it('with an unknown theme and coupon has the usual ones', async () => {
    const { host } = await open(
      live([{ name: '资讯列表' }], { theme: '__proto__', coupon: 'constructor' }),
    );
    await settleUntil(() => allReady(host, '资讯列表'));
    expect(host.querySelector('main')?.dataset.theme).toBe('default');
  });
});
