import { describe, expect, it } from 'vitest';
import { sectionSettings } from '../../../schemas/section-settings.ts';
import { layoutRules } from '../../../sections/layout-rules.ts';
import { checkLayout } from '../../../src/engine/check-layout.ts';

const faultsOf = (raw: unknown) =>
  checkLayout(raw, layoutRules).faults.map(({ path, reason }) => `${path}: ${reason}`);
const node = (fields: object) => ({ nodes: [{ name: '搜索框' }, fields] });

describe('a layout', () => {
  it('gets its defaults', () => {
    const { layout, faults } = checkLayout({ nodes: [{ name: '搜索框' }] }, layoutRules);
    expect(faults).toEqual([]);
    expect(layout).toEqual({ gated: false, theme: 'default', nodes: [{ name: '搜索框' }] });
  });

  it.each([
    [[], /^: /],
    [{}, /^nodes: /],
    [{ nodes: [], theme: 'pink' }, /^theme: /],
    [{ nodes: [], coupon: 'free' }, /^coupon: /],
    [{ nodes: [{ name: '搜索框' }], tehme: 'red' }, /^tehme: no such field/],
    [node({}), /^nodes\.1\.name: /],
    [node({ name: '抽奖' }), /^nodes\.1\.name: no section is called 抽奖/],
    [node({ name: 'banner' }), /^nodes\.1\.name: no section is called banner/],
    [node({ name: '导航栏', titel: '导航' }), /^nodes\.1\.titel: no such field/],
    [node({ name: '导航栏', tab: 'other' }), /^nodes\.1\.tab: /],
    [
      node({ name: '子分类', settings: { columns: 4 } }),
      /^nodes\.1\.settings: 子分类 takes no settings/,
    ],
    [
      node({ name: '导航栏', settings: { columns: 4 } }),
      /^nodes\.1\.settings: has no field columns/,
    ],
    [
      node({ name: '导航栏', settings: { tokens: { onAccent: '#8fc7c4' } }, theme: 'red' }),
      /^nodes\.1\.settings\.tokens: onAccent on accent has a contrast of 3\.\d\d/,
    ],
    [
      node({ name: '导航栏', settings: { tokens: { accent: 'teal' } } }),
      /^nodes\.1\.settings\.tokens: must be colours: accent a colour like/,
    ],
    [
      node({ name: '直播标题', settings: { labelsPending: 'no' } }),
      /^nodes\.1\.settings\.labelsPending: /,
    ],
    [node({ name: '直播标题', settings: { label: true } }), /^nodes\.1\.settings: /],
    [
      node({ name: '轮播图', source: { path: '/v1/index/nav' } }),
      /^nodes\.1\.source\.path: 轮播图 is not fed from \/v1\/index\/nav/,
    ],
    [
      node({ name: '轮播图', source: { path: 'https://evil.example' } }),
      /^nodes\.1\.source\.path: /,
    ],
    [
      node({
        name: '课程模块',
        source: { path: '/v4/index/getVideoList', fill: { type_id: 'moon' } },
      }),
      /^nodes\.1\.source\.fill\.type_id: /,
    ],
    [
      node({ name: '课程模块', source: { path: '/v4/index/getVideoList' } }),
      /^nodes\.1\.source\.payload\.type_id: /,
    ],
  ])('%j is refused with path and reason', (raw, fault) => {
    expect(faultsOf(raw)).toEqual([expect.stringMatching(fault)]);
  });
});

/** Every fault to the letter: where, what came, what is allowed, and what was most likely meant. */
describe('a fault teaches', () => {
  const tabbed = (...more: { name: string; tab?: string }[]) => ({
    nodes: [
      { name: '分类标签' },
      { name: '推荐标签', tab: 'home' },
      { name: '资讯列表', tab: 'home', subTab: '热门' },
      { name: '子分类', tab: 'category' },
      ...more,
    ],
  });
  const without = (name: string) => ({
    nodes: tabbed().nodes.filter(({ name: each }) => each !== name),
  });

  it.each([
    [[], ': must be an object, not list of 0'],
    [{}, 'nodes: must be a list, and is missing'],
    [{ nodes: '搜索框' }, 'nodes: must be a list, not "搜索框"'],
    [{ nodes: [] }, 'nodes: is empty: a page needs at least one section'],
    [
      { nodes: [{ name: '搜索框' }], theme: 'rde' },
      'theme: must be one of default, red, food, draw, not "rde"; the nearest is red',
    ],
    [
      { nodes: [{ name: '搜索框' }], tehme: 'red' },
      'tehme: no such field; the nearest is theme; it takes gated, theme, coupon, nodes',
    ],
    [node({ name: 7 }), 'nodes.1.name: must be text, not 7'],
    [
      node({ name: '导航栏', titel: '导航' }),
      'nodes.1.titel: no such field; the nearest is title; it takes name, id, title, settings, source, theme, sections, tab, subTab, stands',
    ],
    [
      node({ name: 'banner' }),
      'nodes.1.name: no section is called banner, by which only the server’s order may mean 轮播图',
    ],
    [
      node({ name: '医生工作室' }),
      'nodes.1.name: 医生工作室 stands only while workshop_open is open, which this page does not ask; of such sections it may list 搜索框, 直播标题, 活动标题, 资讯列表, 课程模块, 优质内容',
    ],
    [
      node({ name: '轮播图', source: { path: '/v1/index/baner' } }),
      'nodes.1.source.path: 轮播图 is not fed from /v1/index/baner; the nearest is /v1/index/banner; it is fed from /v1/index/banner, /v7/index/getBannerV7',
    ],
    [
      node({ name: '轮播图', source: { path: 'https://evil.example' } }),
      'nodes.1.source.path: must start with /, not "https://evil.example"',
    ],
    [
      node({ name: '直播标题', source: { path: '/v5/bro/show_bro', payload: { pgae: 2 } } }),
      'nodes.1.source.payload.pgae: no such field; the nearest is page; it takes page',
    ],
    [
      node({ name: '轮播图', source: { path: '/v1/index/banner', payload: { page: 2 } } }),
      'nodes.1.source.payload.page: no such field; it takes no field',
    ],
    [
      node({ name: '直播标题', settings: { labelPending: true } }),
      'nodes.1.settings: has no field labelPending; the nearest is labelsPending; it takes labelsPending, count, as, picks, pictures, more, quiet, card, tokens',
    ],
    [
      node({ name: '直播标题', settings: { quiet: 'no' } }),
      'nodes.1.settings.quiet: must be true or false, not "no"',
    ],
    [
      without('分类标签'),
      'nodes.0.tab: stands on a tab, but 分类标签, by which it is chosen, is not on the page',
    ],
    [
      without('推荐标签'),
      'nodes.1.subTab: stands on a sub-tab, but 推荐标签, by which it is chosen, is not on the page',
    ],
    [without('资讯列表'), 'nodes.1.name: 推荐标签 has no sub-tab: no node names one'],
    [without('子分类'), 'nodes.0.name: 分类标签 leads to the tab category, which is empty'],
    [
      tabbed({ name: '分类标签', tab: 'home' }),
      'nodes.4.tab: 分类标签 leads from tab to tab, so it stands on none of them',
    ],
  ])('%j: %s', (raw, told) => {
    expect(faultsOf(raw)).toEqual([told]);
  });

  it('and names the nearest section and all others', () => {
    const [fault = ''] = faultsOf(node({ name: '课程列表' }));
    expect(fault).toContain(
      'no section is called 课程列表; the nearest is 课程模块; there are 搜索框',
    );
    for (const name of Object.keys(layoutRules.registry)) expect(fault).toContain(name);
  });

  it.each([
    ['课程列表页', '课程模块'],
    ['问券', '活动病例'],
    ['轮播途', '轮播图'],
    ['BANNERS', '轮播图'],
    ['抽奖转盘', undefined],
  ])('and takes %s for %s', (section, meant) => {
    const [fault = ''] = faultsOf(node({ name: section }));
    expect(/; the nearest is (.+?);/.exec(fault)?.[1]).toBe(meant);
  });

  it('and lets a page that asks for the flags list every section', () => {
    expect(faultsOf({ ...node({ name: '医生工作室' }), gated: true })).toEqual([]);
  });
});

it('every section with settings says which, and refuses others', () => {
  for (const [name, table] of Object.entries(sectionSettings)) {
    expect(Object.keys(table).length, name).toBeGreaterThan(0);
    expect(faultsOf({ gated: true, nodes: [{ name, settings: {} }] }), name).toEqual([]);
    const [fault = ''] = faultsOf({ gated: true, nodes: [{ name, settings: { unheardOf: 1 } }] });
    expect(fault, name).toMatch(/^nodes\.0\.settings: has no field unheardOf; it takes /);
  }
});
