import { describe, expect, it } from 'vitest';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { flagFields } from '#schemas/layout/home-sections.ts';
import { readItem } from '#schemas/layout/layout-item.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import { someMember } from '#schemas/when/may-hold.ts';
import { homeRegistry } from '#sections/home-registry.ts';
import { compose } from '#src/engine/compose.ts';
import type { ShownSection } from '#src/engine/resolve.ts';

const { path: endpoint } = sectionOrder;
const rules = {
  ...{ registry: homeRegistry, settingTable, endpoint },
  set: (section: ShownSection) => section,
};
const read = (...order: ({ name: string } & Record<string, unknown>)[]) =>
  compose(order, rules, { gated: true });

describe('an item as another back end writes it', () => {
  const [own = ''] = homeRegistry.课程模块.sources.map(({ path }) => path);
  const tidy = {
    settings: { count: 2, picks: ['7', '8'], quiet: true, tokens: { accent: '#5b3fd1' } },
    source: { path: own, payload: {} },
  };

  it.each<[string, Record<string, unknown>]>([
    [
      'with numbers and switches as text',
      { settings: { ...tidy.settings, count: ' 2 ', quiet: '1' } },
    ],
    ['with picks as numbers', { settings: { ...tidy.settings, picks: [7, 8] } }],
    [
      'with a list that has numbered keys',
      { settings: { ...tidy.settings, picks: { 0: 7, 1: '8' } } },
    ],
    ['with settings as JSON', { settings: JSON.stringify({ ...tidy.settings, quiet: 1 }) }],
    [
      'with JSON within',
      { settings: { ...tidy.settings, tokens: '{"accent":"#5b3fd1"}', picks: '[7,8]' } },
    ],
    ['with a source as JSON', { source: JSON.stringify(tidy.source) }],
    ['with an empty payload as a list', { source: { path: own, payload: [], fill: [] } }],
  ])('%s is read as it is meant', (_how, fields) => {
    const { nodes, faults } = read({ name: '课程模块', ...tidy, ...fields });
    expect(faults).toEqual([]);
    expect(nodes[0]).toMatchObject({ ...tidy, source: { path: own, payload: {} } });
  });

  it.each<[Record<string, unknown>]>([
    [{ count: '2.5' }],
    [{ count: 'many' }],
    [{ quiet: 'yes' }],
    [{ picks: [1.5] }],
    [{ picks: '{"a":1}' }],
  ])('%j is told as before', (settings) => {
    expect(read({ name: '课程模块', settings }).faults).toHaveLength(1);
  });

  it('groups hold lists with numbered keys', () => {
    const held = readItem(
      {
        name: '双列组',
        sections: { 0: '资讯列表', 4: { name: '课程模块', settings: '{"count":"3"}' } },
      },
      { settingTable, sourcesOf: (name) => (name in homeRegistry ? [] : undefined), form: 'wire' },
    );
    expect(held.misfits).toEqual([]);
    expect(held.item?.sections).toEqual([
      { name: '资讯列表' },
      { name: '课程模块', settings: { count: 3 } },
    ]);
  });
});

describe('the switch of an item', () => {
  const config = Object.fromEntries(flagFields.map((field) => [field, true]));
  const shown = (...order: ({ name: string } & Record<string, unknown>)[]) => {
    const page = read(...order);
    const facts = { now: 0, member: someMember, device: undefined };
    return {
      names: page
        .resolve(config, { member: true, modules: { liveModule: true }, facts })
        .flatMap(({ shows, given }) => (shows ? given : [])),
      told: page.faults.map(({ path }) => path),
    };
  };

  it.each([0, '0', false, 'false'])('%j closes it', (open) => {
    expect(shown({ name: '资讯列表', open }, { name: '课程模块' })).toEqual({
      names: ['课程模块'],
      told: [],
    });
  });

  it.each([1, '1', true, 'true', undefined, null, ''])('%j leaves it open', (open) => {
    expect(shown({ name: '资讯列表', open })).toEqual({ names: ['资讯列表'], told: [] });
  });

  it.each([['maybe'], [2], [[]], [[1]], [{}], [{ toString: 1 }]])(
    '%j closes it, and is told',
    (open) => {
      expect(shown({ name: '资讯列表', open })).toEqual({ names: [], told: ['0.open'] });
    },
  );
});

describe('an item of the order', () => {
  it('may say how its section is titled, set, fed and coloured, and which one it is', () => {
    const source = { path: '/v1/index/newCourseList', payload: {} };
    const [own = ''] = homeRegistry.课程模块.sources.map(({ path }) => path);
    const item = {
      ...{ id: 'new-in-may', title: '五月上新', theme: 'red' },
      ...{ settings: { as: 'tiles' }, source: { ...source, path: own } },
    };
    const { theme, ...saved } = item;
    const marks = { 'data-id': item.id, 'data-theme': theme };
    const { nodes, faults } = read({ name: '课程模块', ...item });
    expect(nodes).toEqual([{ name: '课程模块', ...saved, marks }]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['a row’s own number', { id: 7 }],
    ['and as text', { id: '7' }],
    ['nothing', { id: null, title: '', settings: [], source: null, theme: '' }],
    ['what nobody knows', { created_at: '2026-01-01', sort: 3 }],
  ])('says nothing by %s', (_what, fields) => {
    const { nodes, faults } = read({ name: '直播标题', ...fields });
    expect(nodes).toEqual([{ name: '直播标题' }]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['id', { id: '<b>' }, '0.id'],
    ['title', { title: '长'.repeat(41) }, '0.title'],
    ['title of another shape', { title: { zh: '直播' } }, '0.title'],
    ['theme', { theme: 'blue' }, '0.theme'],
    ['settings', { settings: 'tiles' }, '0.settings'],
    ['setting', { settings: { as: 'grid' } }, '0.settings.as'],
    ['unknown setting', { settings: { colour: 'red' } }, '0.settings.colour'],
    ['source', { source: '/v1/x' }, '0.source'],
    ['call', { source: { path: 'https://a.example/x' } }, '0.source.path'],
    ['call of another section', { source: { path: '/v1/index/sort' } }, '0.source.path'],
  ])('whose %s does not fit stands without it, which is told', (_what, fields, path) => {
    const { nodes, faults } = read({ name: '直播标题', ...fields });
    expect(nodes).toEqual([
      'settings' in fields && typeof fields.settings === 'object'
        ? { name: '直播标题', settings: {} }
        : { name: '直播标题' },
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ fault: 'field-defaulted', section: '直播标题', endpoint, path }),
    ]);
    expect(faults[0]?.expected).not.toBe('');
  });

  const facts = { now: Date.parse('2026-11-20T12:00+08:00'), member: null, device: undefined };
  const standingOf = (fields: object) => {
    const composition = read({ name: '直播标题', ...fields });
    const context = { facts, member: false, modules: {} };
    return { ...composition, standing: composition.resolve(null, context) };
  };

  it.each([
    ['a word that nobody knows', { audience: 'members' }, '0.when.audience'],
    ['no', false, '0.when'],
    ['a number', 7, '0.when'],
    ['text', 'member', '0.when'],
    ['nothing in a list of all', { all: [] }, '0.when.all'],
    [
      'one slip among several',
      { any: [{ audience: 'visitor' }, { audiance: 'member' }] },
      '0.when.any.1',
    ],
    ['a day that no month has', { between: ['2026-02-30 00:00', null] }, '0.when.between.0'],
    ['an empty object', {}, '0.when'],
  ])('whose condition is %s stands for nobody, which is told', (_what, when, path) => {
    const { faults, standing } = standingOf({ when });
    expect(standing).toEqual([]);
    expect(faults).toMatchObject([
      { fault: 'condition-misfit', shown: 'hidden', section: '直播标题', endpoint, path },
    ]);
  });

  it.each([
    ['of seconds that is over', { between: [null, '2020-02-01 00:00:00'] }, 0],
    ['of a date alone that has begun', { between: ['2026-11-20', null] }, 1],
    ['with T that has not begun', { between: ['2026-11-20T12:01', null] }, 0],
    ['that is missing', null, 1],
    ['that is empty', [], 1],
  ])('with a window %s is judged by it', (_what, when, many) => {
    const { faults, standing } = standingOf({ when });
    expect(standing).toHaveLength(many);
    expect(faults).toEqual([]);
  });

  it('whose condition nobody decides stands for nobody, which is told', () => {
    const member = { ...someMember, id: 'device' };
    const known = { ...facts, member, device: { id: 'device', can: [] } };
    const { undecided } = read(
      { name: '搜索框', when: { audience: 'card-holder' } },
      { name: '轮播图', when: { any: [{ audience: 'visitor' }, { can: 'wechat' }] } },
      { name: '双列组', sections: [{ name: '直播', when: { newWithin: 7 } }] },
    );
    const answer = { fault: 'condition-undecided', shown: 'hidden', endpoint };
    expect(undecided(known)).toMatchObject([
      { ...answer, section: '搜索框', path: '0.when', came: 'object {audience}' },
      { ...answer, section: '直播标题', path: '2.sections.0.when', came: 'object {newWithin}' },
    ]);
    expect(undecided({ ...known, member: null })).toEqual([]);
  });

  it('keeps the settings beside one that does not fit', () => {
    const { nodes, faults } = read({ name: '直播', settings: { as: 'tiles', quiet: 'yes' } });
    expect(nodes).toEqual([{ name: '直播', settings: { as: 'tiles' } }]);
    expect(faults.map(({ path }) => path)).toEqual(['0.settings.quiet']);
  });

  it.each(['//a.example', '/\\a.example', 'https://a.example', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    (more) => {
      const { nodes, faults } = read({ name: '课程模块', settings: { more } });
      expect(nodes).toEqual([{ name: '课程模块', settings: {} }]);
      expect(faults).toHaveLength(1);
    },
  );

  it.each([
    ['without a name', { title: '要闻' }, '0.name'],
    ['whose switch nobody can read', { name: '资讯列表', open: 'maybe' }, '0.open'],
    ['that holds no list', { name: '双列组', sections: 'x' }, '0.sections'],
    ['that says nothing of what it holds', { name: '双列组' }, '0.sections'],
    [
      'that holds something without a name',
      { name: '双列组', sections: [{}] },
      '0.sections.0.name',
    ],
    [
      'that holds a closed one',
      { name: '双列组', sections: [{ name: '资讯列表', open: [1] }] },
      '0.sections.0.open',
    ],
  ])('%s is told as hidden', (_what, item, path) => {
    const { faults } = compose([item], rules, { gated: true });
    expect(faults).toMatchObject([{ fault: 'field-defaulted', path, shown: 'hidden' }]);
  });

  it('of an unknown name is left to the page, which tells it', () => {
    const { nodes, faults } = read({ name: '没有', settings: { as: 1 } });
    expect(nodes).toEqual([{ name: '没有' }]);
    expect(faults).toEqual([]);
  });
});
