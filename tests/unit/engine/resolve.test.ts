import { describe, expect, it } from 'vitest';
import { homeSections, type SectionRow, sectionNames } from '#schemas/layout/home-sections.ts';
import { resolve, shownSections } from '#src/engine/resolve.ts';
import { orderedLayout } from '#src/home/ordered/ordered-layout.ts';
import {
  contextOf,
  hallCall,
  layoutOf,
  newsCall,
  registryOf,
  section,
} from '../harness/engine/fixtures.tsx';

const rows: Record<string, SectionRow> = homeSections;
const registry = registryOf(...sectionNames.map((name) => section(name, { ...rows[name] })));
const open = Object.fromEntries(Object.values(rows).map((row) => [row.flag ?? '', true]));
const everything = contextOf(registry, { modules: { liveModule: true } });

const namesOf = (order: string[], config: Record<string, unknown> | null = open, more = {}) =>
  shownSections(resolve(layoutOf(...order), config, { ...everything, ...more })).map(
    ({ definition }) => definition.name,
  );

const full = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

describe('the order', () => {
  it('is the one that the layout gives', () => {
    const backwards = [...sectionNames].reverse();
    expect(namesOf(backwards)).toEqual(backwards);
    expect(namesOf(sectionNames)).toEqual(sectionNames);
  });

  it.each(
    sectionNames.flatMap((name) =>
      [name, ...homeSections[name].aliases].map((given) => [given, name]),
    ),
  )('takes %s for %s, padded and full-width as well', (given, name) => {
    for (const spelt of [given, `  ${given}\t`, `\u3000${given}\u00a0`, full(given)])
      expect(namesOf([spelt])).toEqual([name]);
  });

  it('shows a name that stands twice once, where it stood first, also under an alias', () => {
    expect(namesOf(['资讯', '轮播图', '资讯列表', '新闻列表', 'ｂａｎｎｅｒ'])).toEqual([
      '资讯列表',
      '轮播图',
    ]);
  });

  it('skips unknown names and keeps the rest in place', () => {
    const order = ['抽奖', '轮播图', '', '__proto__', 'constructor', 'BANNERS', '导航栏'];
    expect(namesOf(order)).toEqual(['轮播图', '导航栏']);
  });

  it('leaves a section its key wherever it stands', () => {
    const keyIn = (...names: string[]) =>
      resolve(layoutOf(...names), open, everything).find(
        ({ definition, shows }) => shows && definition?.name === '轮播图',
      )?.key;
    expect(keyIn('轮播图')).toBeDefined();
    expect(keyIn('资讯', '资讯', '无', 'banner', '轮播图')).toBe(keyIn('轮播图'));
  });

  it('gives every section a key of its own', () => {
    const keys = resolve(layoutOf('资讯', '资讯', '无', '无'), open, everything).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(4);
  });

  it('falls back to the order of the catalogue', () => {
    const nodes = orderedLayout(null).nodes.map((node) => node.name);
    expect(nodes).toEqual(sectionNames);
    expect(orderedLayout([{ name: '导航' }]).nodes).toEqual([{ name: '导航' }]);
    const saved = { name: '直播', when: { audience: 'member' } };
    expect(orderedLayout([saved, { name: '导航', when: [] }]).nodes).toEqual([{ name: '导航' }]);
  });
});

describe('the gates', () => {
  it.each(
    sectionNames.filter((name) => rows[name]?.flag).map((name) => [name, rows[name]?.flag ?? '']),
  )('%s stands only while %s is open', (name, flag) => {
    expect(namesOf([name])).toEqual([name]);
    expect(namesOf([name], { ...open, [flag]: false })).toEqual([]);
    expect(namesOf([name], {})).toEqual([]);
    expect(namesOf([name], null)).toEqual([]);
  });

  it('without a config only what has no flag stands', () => {
    expect(namesOf(sectionNames, null)).toEqual(['轮播图', '导航栏']);
    expect(namesOf(sectionNames, {})).toEqual(['轮播图', '导航栏']);
  });

  it('live sections need their module as well', () => {
    expect(namesOf(['直播'], open, { modules: {} })).toEqual([]);
    expect(namesOf(['直播'], open, { modules: { liveModule: false } })).toEqual([]);
    expect(namesOf(['直播'], open, { modules: { liveModule: true } })).toEqual(['直播标题']);
  });

  it('visitors do not see the four lists of members', () => {
    const hidden = ['图文标题', '视频模块', '音频模块', '专栏模块'];
    expect(namesOf(sectionNames, open, { member: false })).toEqual(
      sectionNames.filter((name) => !hidden.includes(name)),
    );
  });

  it('a layout that is not gated shows what it lists, as often, and asks no flag', () => {
    const layout = { ...layoutOf('资讯', '资讯', '无此区块', '视频'), gated: false };
    const shown = shownSections(resolve(layout, null, everything));
    expect(shown.map(({ definition }) => definition.name)).toEqual([
      '资讯列表',
      '资讯列表',
      '视频模块',
    ]);
  });
});

describe('a layout that is not gated', () => {
  const shownTo = (more: object) => {
    const layout = { ...layoutOf('直播', '视频'), gated: false };
    const resolved = resolve(layout, null, { ...everything, ...more });
    return shownSections(resolved).map(({ definition }) => definition.name);
  };

  it('asks for modules and keeps members’ sections to members as well', () => {
    expect(shownTo({})).toEqual(['直播标题', '视频模块']);
    expect(shownTo({ modules: {} })).toEqual(['视频模块']);
    expect(shownTo({ member: false })).toEqual(['直播标题']);
  });
});

describe('title, settings and source', () => {
  const definition = section('直播标题', {
    titleField: 'live_module_title',
    sources: [newsCall, hallCall],
  });
  const context = contextOf(registryOf(definition));
  const first = (node: object, config: Record<string, unknown> | null = {}) => {
    const nodes = [{ name: '直播标题', ...node }];
    const [shown] = shownSections(resolve({ gated: false, nodes }, config, context));
    if (!shown) throw new Error('not shown');
    return shown;
  };

  it('takes the title of the node, else of the config, else its own name', () => {
    const config = { live_module_title: '名医在线' };
    expect(first({ title: '今晚直播' }, config).title).toBe('今晚直播');
    expect(first({}, config).title).toBe('名医在线');
    expect(first({}, { live_module_title: '' }).title).toBe('直播标题');
    expect(first({}, { live_module_title: 7 }).title).toBe('直播标题');
    expect(first({}, null).title).toBe('直播标题');
  });

  it('is fed by its first call unless the layout names another of its calls', () => {
    expect(first({}).source).toEqual({ endpoint: newsCall, payload: {} });
    const wanted = { path: hallCall.path, payload: { page: 1 } };
    expect(first({ source: wanted }).source).toEqual({ endpoint: hallCall, payload: { page: 1 } });
    expect(first({ source: { path: '/v1/foreign' } }).source?.endpoint).toBe(newsCall);
  });

  it('hands settings through', () => {
    expect(first({ settings: { columns: 2 } }).settings).toEqual({ columns: 2 });
    expect(first({}).settings).toEqual({});
  });
});
