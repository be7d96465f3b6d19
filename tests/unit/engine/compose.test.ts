import { describe, expect, it } from 'vitest';
import { sectionOrder } from '../../../schemas/home/endpoints.ts';
import { settingTable } from '../../../schemas/section-settings.ts';
import { homeRegistry } from '../../../sections/home-registry.ts';
import { compose } from '../../../src/engine/compose.ts';

const { path: endpoint } = sectionOrder;
const read = (...order: ({ name: string } & Record<string, unknown>)[]) =>
  compose(
    order,
    { registry: homeRegistry, settingTable, endpoint, set: (section) => section },
    { gated: true },
  );

describe('an item of the order', () => {
  it('may say how its section is titled, set, fed and coloured, and which one it is', () => {
    const source = { path: '/v1/index/newCourseList', payload: {} };
    const [own = ''] = homeRegistry.课程模块.sources.map(({ path }) => path);
    const item = {
      ...{ id: 'new-in-may', title: '五月上新', theme: 'red' },
      ...{ settings: { as: 'tiles' }, source: { ...source, path: own } },
    };
    const { theme, ...kept } = item;
    const marks = { 'data-id': item.id, 'data-theme': theme };
    const { nodes, faults } = read({ name: '课程模块', ...item });
    expect(nodes).toEqual([{ name: '课程模块', ...kept, marks }]);
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

  it('of an unknown name is left to the page, which tells it', () => {
    const { nodes, faults } = read({ name: '没有', settings: { as: 1 } });
    expect(nodes).toEqual([{ name: '没有' }]);
    expect(faults).toEqual([]);
  });
});
