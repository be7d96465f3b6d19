import { describe, expect, it } from 'vitest';
import { isContainer } from '#schemas/layout/containers.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { shownSections } from '#src/engine/resolve.ts';
import { faultyHome } from '#stories/documents/faulty-home.ts';
import { homeSamples } from '#stories/documents/home-samples.ts';
import { wholeHome } from '#stories/documents/whole-home.ts';
import {
  type Environment,
  factsIn,
  firstEnvironment,
} from '#stories/playground/document/environment.ts';
import { explainPage } from '#stories/playground/document/explain-page.ts';
import { readText } from '#stories/playground/document/read-document.ts';
import { faultsOf } from '#stories/playground/document/read-items.ts';

const NOW = Date.UTC(2026, 10, 26, 4, 30);

const pageOf = (value: unknown, name: PageName = 'ordered') => {
  const read = readText(JSON.stringify(value));
  const page = read.is === 'broken' ? undefined : read.pages.find((each) => each.name === name);
  if (!page) throw new Error('no such page');
  return page;
};

const explained = (value: unknown, change: Partial<Environment> = {}, name?: PageName) =>
  explainPage(pageOf(value, name), { ...firstEnvironment(NOW), ...change });

const rowOf = (value: unknown, label: string, change: Partial<Environment> = {}) => {
  const row = explained(value, change).rows.find((each) => each.label === label);
  if (!row) throw new Error(`no row ${label}`);
  return row;
};

const heldIn = ({ settings }: { settings: Readonly<Record<string, unknown>> }) =>
  Array.isArray(settings.sections) ? settings.sections.length : 0;

const environments: [string, Partial<Environment>][] = [
  ['member', {}],
  ['visitor', { member: false }],
  ['doctor with a card', { card: true, doctor: true, days: 2, studies: '1，2', can: [] }],
  ['member with closed sections', { config: {}, modules: {} }],
  ['visitor with the first app', { member: false, draws: '' }],
  ['member with the first app', { draws: 'engine=1' }],
];

describe.each([...Object.entries(homeSamples), ['faulty', faultyHome] as const])(
  '%s',
  (_name, items) => {
    it.each(environments)('says of each item what the phone does, for a %s', (_who, change) => {
      const { rows, resolved } = explained(items, change);
      const drawn = shownSections(resolved);
      const isOld = change.draws !== undefined;
      const shown = rows.filter(({ shows, name }) => shows && !(isOld && isContainer(name)));
      const onPage = drawn.length + drawn.reduce((sum, section) => sum + heldIn(section), 0);
      expect(shown).toHaveLength(onPage);
      for (const { shows, chain } of rows)
        expect(chain.at(-1)).toMatch(shows ? /^显示(，标题“.+”|组里的区块$)/ : /^因此不显示$/);
    });
  },
);

describe('the chain of an item', () => {
  const forDoctors = [
    { name: '课程模块', when: { any: [{ audience: 'doctor' }, { newWithin: 7 }] } },
  ];

  it('tells each step of its condition with the value that decided', () => {
    expect(rowOf(forDoctors, '1').chain).toEqual([
      '“课程模块”已登记',
      '在顺序中只算这一次',
      '开关 course_open 已打开',
      '以下满足任意一条即成立：不成立',
      '· 要求认证医生：当前会员没有通过医生认证，不满足',
      '· 要求注册不满 7 天：当前会员已注册 30 天，不满足',
      '因此不显示',
    ]);
    expect(rowOf(forDoctors, '1', { days: 3 }).shows).toBe(true);
    expect(rowOf(forDoctors, '1', { member: false }).shows).toBe(false);
  });

  it('counts by the minute in China', () => {
    const soon = [{ name: '搜索框', when: { between: ['2026-11-26 12:30', null] } }];
    expect(rowOf(soon, '1').shows).toBe(true);
    expect(rowOf(soon, '1', { now: '2026-11-26T12:29' }).shows).toBe(false);
    expect(factsIn(firstEnvironment(NOW)).now).toBe(NOW);
    expect(factsIn({ ...firstEnvironment(NOW), now: 'soon' }).now).toBe(0);
  });

  it('names the item that it repeats, by its own number', () => {
    const group = { name: '双列组', sections: ['资讯列表', '轮播图'] };
    expect(rowOf([group, '轮播图'], '2').chain).toContain('与第 1.2 项重复，只显示前面那一次');
  });

  it('tells of a group that nothing stands in, and of what a hidden group holds', () => {
    const empty = {
      name: '双列组',
      sections: [{ name: '资讯列表', when: { audience: 'visitor' } }],
    };
    expect(rowOf([empty], '1').chain).toContain('组里没有可以显示的区块');
    const hidden = { name: '双列组', when: { audience: 'visitor' }, sections: ['资讯列表'] };
    expect(rowOf([hidden], '1.1').chain).toContain('所在的“双列组”不显示');
    expect(rowOf([hidden], '1.1').shows).toBe(false);
  });

  it('tells what an old app gets, which reads names alone', () => {
    const items = [
      { name: '双列组', sections: ['资讯列表', { name: '课程模块', title: '新课' }] },
      { name: '课程模块', id: 'more' },
      { name: '搜索框', when: { can: 'ios' } },
    ];
    const old = { draws: '' };
    expect(rowOf(items, '1', old).chain).toContain('这个应用不认识组，组里的区块直接排在这里');
    expect(rowOf(items, '1', old)).toMatchObject({ shows: true });
    expect(rowOf(items, '1', old).chain.at(-1)).toBe('显示组里的区块');
    expect(rowOf(items, '1.2', old)).toMatchObject({ shows: true, title: '课程模块' });
    expect(rowOf(items, '2', old).chain).toContain('这个应用每种区块只显示一次，前面已经有了');
    expect(rowOf(items, '3', old).chain).toContain('条件要由手机判断，这个应用不会，因此不发给它');
    const names = shownSections(explained(items, old).resolved).map(({ given }) => given);
    expect(names).toEqual(['资讯列表', '课程模块']);
  });

  it('has a classic page of a document stay as shipped in an old app', () => {
    const layouts = { variant1: { theme: 'red', nodes: [{ name: '搜索框' }] } };
    const document = { sections: [], layouts };
    expect(explained(document, {}, 'variant1').rows).toMatchObject([{ shows: true }]);
    const old = explained(document, { draws: '' }, 'variant1');
    expect(old.rows).toMatchObject([{ shows: false }]);
    expect(old.resolved.length).toBeGreaterThan(3);
  });
});

it('an item that is off while another one shows its section says so, and does not come to the phone', () => {
  const sections = [
    { name: '课程模块', open: true, title: '' },
    { name: '课程模块', id: 'off', open: false, title: '已关闭的课程' },
    { name: '资讯列表', open: false, title: '' },
  ];
  const { rows, resolved } = explained({ ...wholeHome, sections });
  expect(rows.map(({ shows }) => shows)).toEqual([true, false, false]);
  expect(rows[1]?.chain).toContain('这一处已关闭，同名的另一处打开着');
  expect(rows[2]?.chain).toContain('开关 information_open 已关闭');
  expect(shownSections(resolved)).toHaveLength(1);
});

it('faults stand at the item they belong to, within a group as well', () => {
  expect(rowOf(faultyHome, '8').misfits).toEqual([]);
  expect(rowOf(faultyHome, '8.1').misfits).toMatchObject([{ path: 'settings.count' }]);
  expect(rowOf(faultyHome, '8.2')).toMatchObject({ shows: false, misfits: [{ path: 'name' }] });
  expect(rowOf(faultyHome, '6').misfits.map(({ path }) => path)).toEqual([
    'source.path',
    'when.audience',
  ]);
});

it('reports once each what the phone would', () => {
  const faults = faultsOf(pageOf(faultyHome));
  expect(faults.map(({ path }) => path)).toContain('7.sections.0.settings.count');
  expect(new Set(faults.map(({ path }) => path)).size).toBe(faults.length);
});

it('explains 10,000 items, each with its row', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({
    name: '课程模块',
    id: `n${index}`,
  }));
  expect(explained(items).rows).toHaveLength(10_000);
  expect(explained(items, { draws: '' }).rows.filter(({ shows }) => shows)).toHaveLength(1);
});
