import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { resolve } from '#src/engine/resolve.ts';
import { fillNode, panelsOf, subTabsOf } from '#src/home/classic/classic-layout.ts';
import { contextOf, registryOf, section } from '../harness/engine/fixtures.tsx';

const registry = registryOf(
  section('搜索框', { sources: [] }),
  section('资讯列表'),
  section('直播标题', { module: 'liveModule' }),
  section('分类标签'),
);
const nodes = [
  { name: '搜索框' },
  { name: '分类标签' },
  { name: '资讯列表', tab: 'home' as const },
  { name: '资讯列表', tab: 'home' as const, subTab: '热门', stands: true },
  { name: '直播标题', tab: 'home' as const, subTab: '直播推荐', stands: true },
  { name: '资讯列表', tab: 'home' as const },
  { name: '资讯列表', tab: 'category' as const },
];
const resolvedWith = (modules = {}) =>
  resolve({ gated: false, nodes }, null, contextOf(registry, { modules }));
const cut = (tab: 'home' | 'category', subTab: string, modules = { liveModule: true }) =>
  panelsOf(nodes, resolvedWith(modules), { tab, subTab }).map(
    ({ sections, stands, common, from }) => [
      sections.map(({ index }) => index).join(),
      stands ? 'stands' : '',
      common ? 'common' : '',
      from,
    ],
  );

describe('the panels of a page', () => {
  it('are those of the tab and sub-tab; what stands for itself is a panel of its own', () => {
    expect(cut('home', '热门')).toEqual([
      ['0', '', 'common', 0],
      ['1', '', 'common', 1],
      ['2', '', '', 2],
      ['3', 'stands', '', 3],
      ['5', '', '', 4],
    ]);
    expect(cut('home', '直播推荐').map(([indexes]) => indexes)).toEqual(['0', '1', '2', '4', '5']);
    expect(cut('category', '热门').map(([indexes]) => indexes)).toEqual(['0', '1', '6']);
  });

  it('keep their keys from one tab to the next', () => {
    const keysOn = (tab: 'home' | 'category') =>
      panelsOf(nodes, resolvedWith(), { tab, subTab: '' }).map(({ key }) => key);
    expect(keysOn('home').slice(0, 2)).toEqual(keysOn('category').slice(0, 2));
  });
});

it('a panel keeps its key when a module shows or hides its first section', () => {
  const list: LayoutNode[] = [{ name: '搜索框' }, { name: '直播标题' }, { name: '资讯列表' }];
  const keysWith = (liveModule: boolean) =>
    panelsOf(
      list,
      resolve(
        { gated: false, nodes: list },
        null,
        contextOf(registry, { modules: { liveModule } }),
      ),
      { tab: 'home', subTab: '' },
    ).map(({ key }) => key);
  expect(keysWith(false)).toHaveLength(2);
  expect(keysWith(false)).toEqual(keysWith(true));
});

it('sub-tabs are offered where something can stand under them', () => {
  expect(subTabsOf(nodes, resolvedWith({ liveModule: true }))).toEqual(['热门', '直播推荐']);
  expect(subTabsOf(nodes, resolvedWith({ liveModule: false }))).toEqual(['热门']);
});

it('calls are filled with what has been chosen', () => {
  const layout = {
    gated: false,
    theme: 'default' as const,
    nodes: [
      {
        name: '资讯列表',
        source: { path: '/a', payload: { page: 1 }, fill: { type_id: 'subCategory' as const } },
      },
      { name: '搜索框' },
    ],
  };
  const nodes = layout.nodes.map((node) => fillNode(node, { category: '1', subCategory: '7' }));
  expect(nodes[0]?.source?.payload).toEqual({ page: 1, type_id: '7' });
  expect(nodes[1]).toBe(layout.nodes[1]);
});
