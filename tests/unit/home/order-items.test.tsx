// @vitest-environment window
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  getIndexSystem,
  moduleStart,
  newsList,
  sectionOrder,
  teamList,
} from '#schemas/home/endpoints.ts';
import { flagFields } from '#schemas/layout/home-sections.ts';
import { answerOf } from '../harness/engine/fixtures.tsx';
import { type HomeAnswers, loadEverything, openHome } from '../harness/home/open-home.tsx';
import { settleUntil, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
});

const allOpen = Object.fromEntries(flagFields.map((field) => [field, 1]));

const open = (order: unknown, over: HomeAnswers = {}) =>
  openHome('/drawIndex', {
    [sectionOrder.path]: () => answerOf(order),
    [getIndexSystem.path]: () => answerOf(allOpen),
    [moduleStart.path]: () => answerOf({ liveModule: 1 }),
    ...over,
  });

it('a section stands several times by its ids, each with its own title and theme', async () => {
  const { host, notices } = await open([
    { name: '资讯列表', id: 'first', title: '本周要闻', theme: 'red' },
    { name: '资讯列表', id: 'second', title: '往期回顾' },
    { name: '资讯列表', id: 'second', title: '第二次' },
  ]);
  await settleUntil(() => standing(host).length === 2);
  const sections = [...host.querySelectorAll<HTMLElement>('[data-section]')];
  expect(sections.map((each) => [each.getAttribute('aria-label'), each.dataset.theme])).toEqual([
    ['本周要闻', 'red'],
    ['往期回顾', undefined],
  ]);
  expect(notices.map(({ fault }) => fault)).toEqual(['repeated-section']);
});

it.each([
  ['whose conditions exclude them', { when: { audience: 'member' } }],
  ['that is closed', { open: '0' }],
])(
  'a visitor of a page %s is told so, with a way on, and not of the network',
  async (_, statement) => {
    const { host, notices } = await open([
      { name: '资讯列表', ...statement },
      { name: '课程模块', ...statement },
    ]);
    await settleUntil(() => host.querySelector('[role="alert"]') !== null);
    const words = host.querySelector('[role="alert"]')?.textContent;
    expect(words).toContain('首页现在没有向你展示的内容');
    expect(words).not.toContain('网络');
    expect(host.querySelector('[role="alert"] button')?.textContent).toBe('去登录');
    expect(notices).toEqual([]);
  },
);

it('what a group holds twice, or by no known name, is told at its own place each', async () => {
  const held = [{ title: '没有名称' }, '优质内容', '优质内容', '优质内容'];
  const { host, notices } = await open([
    { name: '资讯列表' },
    { name: '双列组', id: 'a', sections: held },
    { name: '双列组', id: 'b', sections: ['活动标题', '没有的'] },
  ]);
  await settleUntil(() => standing(host).length === 5);
  expect(notices.map(({ fault, path }) => [fault, path])).toEqual(
    expect.arrayContaining([
      ['field-defaulted', '1.sections.0.name'],
      ['repeated-section', '1.sections.2'],
      ['repeated-section', '1.sections.3'],
      ['unknown-section', '2.sections.1'],
    ]),
  );
  expect(notices).toHaveLength(4);
});

it('an item that says too much stands by its name, and is told once', async () => {
  const { host, notices } = await open([{ name: '资讯列表', theme: 'blue' }, { name: '优质内容' }]);
  await settleUntil(() => standing(host).length === 2);
  expect(notices.filter(({ fault }) => fault === 'field-defaulted')).toEqual([
    expect.objectContaining({ section: '资讯列表', path: '0.theme' }),
  ]);
});

it('a group holds sections side by side, each by itself', async () => {
  const { host, notices } = await open([
    {
      name: '双列组',
      sections: [{ name: '资讯列表', title: '要闻' }, { name: '活动标题' }, '没有'],
    },
    { name: '优质内容' },
  ]);
  await settleUntil(() => standing(host).length === 4);
  const group = host.querySelector('[data-section="双列组"]');
  const inside = [...(group?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
  expect(inside.map(({ dataset }) => dataset.section)).toEqual(['资讯列表', '活动标题']);
  expect(inside[0]?.getAttribute('aria-label')).toBe('要闻');
  expect(notices.map(({ fault, section }) => [fault, section])).toEqual([
    ['unknown-section', '没有'],
  ]);
});

it('a group shows one section at a time below tabs with their titles', async () => {
  const { host } = await open([
    { name: '标签组', sections: [{ name: '资讯列表', title: '要闻' }, { name: '活动标题' }] },
  ]);
  await settleUntil(() => standing(host).length === 2);
  const tabs = [...host.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['要闻', '活动标题']);
  const shown = () =>
    [...host.querySelectorAll<HTMLElement>('[data-section="标签组"] [data-section]')].map(
      ({ dataset }) => dataset.section,
    );
  expect(shown()).toEqual(['资讯列表']);
  await act(async () => tabs[1]?.click());
  await settleUntil(() => shown()[0] === '活动标题' && standing(host).length === 2);
});

it('a tab whose section turns out empty does not stand, chosen or not', async () => {
  const sections = [{ name: '资讯列表', title: '要闻' }, { name: '活动标题' }];
  const { host } = await open([{ name: '标签组', sections }], {
    [teamList.path]: () => answerOf({}),
  });
  const tabs = () => [...host.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  await settleUntil(() => tabs().length === 1);
  expect(tabs()).toEqual(['要闻']);
  expect(standing(host)).toEqual(['标签组 ready', '资讯列表 ready']);
});

it('a section stands on the page and in each group that holds it', async () => {
  const news = { name: '资讯列表' };
  const columns = (id: string) => ({ name: '双列组', id, sections: [news, { ...news, id: 'b' }] });
  const { host, notices } = await open([news, columns('first'), columns('second')]);
  const columnsReady = ['双列组 ready', '资讯列表 ready', '资讯列表 ready'];
  await settleUntil(() => standing(host).length === 7);
  expect(standing(host)).toEqual(['资讯列表 ready', ...columnsReady, ...columnsReady]);
  expect(notices).toEqual([]);
});

it('of the same section twice in a group the first stands, and the other is told', async () => {
  const { host, notices } = await open([
    {
      name: '双列组',
      sections: [{ name: '直播标题' }, { name: '资讯列表' }, { name: '资讯列表' }],
    },
  ]);
  await settleUntil(() => notices.length === 1);
  expect(notices).toMatchObject([{ fault: 'repeated-section', path: '0.sections.2' }]);
  expect(host.querySelectorAll('[data-section="资讯列表"]')).toHaveLength(1);
});

it('a group of which nothing is left goes, and the page says so where nothing else stands', async () => {
  const { host } = await open(
    [{ name: '标签组', sections: [{ name: '资讯列表' }, { name: '活动标题' }] }],
    { [newsList.path]: () => answerOf([]), [teamList.path]: () => answerOf({}) },
  );
  await settleUntil(() => (host.textContent ?? '').includes('重新加载'));
  expect(host.querySelector('[data-section]')).toBeNull();
});

it('a group within a group, and one without sections, stand for nothing and are told', async () => {
  const { host, notices } = await open([
    {
      name: '双列组',
      sections: [{ name: '标签组', sections: ['资讯列表'] }, { name: '资讯列表' }],
    },
    { name: '标签组', id: 'empty', sections: 'all' },
  ]);
  await settleUntil(() => standing(host).length === 2);
  expect(notices.map(({ fault, path }) => [fault, path])).toEqual([
    ['field-defaulted', '0.sections.0.name'],
    ['field-defaulted', '1.sections'],
  ]);
});

const deepOf = (depth: number) => {
  let deep: unknown = 1;
  for (let level = 0; level < depth; level += 1) deep = { deep };
  return deep;
};

it.each([
  ['what nobody reads', (deep: unknown) => ({ name: '资讯列表', extra: deep }), []],
  [
    'a setting',
    (deep: unknown) => ({ name: '资讯列表', settings: { count: deep } }),
    ['settings.count'],
  ],
  [
    'what is sent',
    (deep: unknown) => ({
      name: '资讯列表',
      source: { path: newsList.path, payload: { page: 1, deep } },
    }),
    ['source.payload'],
  ],
])('%s may be nested too deep to be written down', async (_what, itemWith, paths) => {
  const { host, notices } = await open([
    itemWith(deepOf(50_000)),
    { name: '优质内容', title: '好课' },
  ]);
  await settleUntil(() => standing(host).length === 2);
  expect(standing(host)).toEqual(['资讯列表 ready', '优质内容 ready']);
  expect(notices.map(({ path }) => path)).toEqual(paths.map((path) => `0.${path}`));
});

it('an object that cannot be a text, in place of a title, is told and costs nothing else', async () => {
  const odd = { toString: 1, valueOf: null };
  const { host, notices } = await open([{ name: '资讯列表', title: odd }, { name: '优质内容' }]);
  await settleUntil(() => standing(host).length === 2);
  expect(notices.map(({ path }) => path)).toEqual(['0.title']);
});

it('the phone judges what a back end leaves open, the same on every visit', async () => {
  const everybody = { share: { of: 'spring', percent: 100, variants: ['a', 'b'] } };
  const order = [
    { name: '资讯列表', id: 'guests', when: { audience: 'visitor' } },
    { name: '资讯列表', id: 'members', when: { audience: 'member' } },
    { name: '优质内容', id: 'over', when: { between: [null, '2020-01-01 00:00'] } },
    { name: '优质内容', id: 'all', when: everybody },
    { name: '活动标题', id: 'none', when: { share: { of: 'spring', percent: 0 } } },
    { name: '活动标题', id: 'told', variant: 'autumn:b' },
  ];
  const marks = async () => {
    const { host, leave } = await open(order);
    await settleUntil(() => standing(host).length === 3);
    const sections = [...host.querySelectorAll<HTMLElement>('[data-section]')];
    const found = sections.map(({ dataset: { id, variant } }) => [id, variant]);
    await leave();
    return found;
  };
  const first = await marks();
  expect(first).toEqual([
    ['guests', undefined],
    ['all', expect.stringMatching(/^spring:[ab]$/)],
    ['told', 'autumn:b'],
  ]);
  expect(await marks()).toEqual(first);
});
