import { describe, expect, it } from 'vitest';
import { sectionOrder } from '../../../schemas/home/endpoints.ts';
import { settingTable } from '../../../schemas/section-settings.ts';
import { homeRegistry } from '../../../sections/home-registry.ts';
import { readOrderItems } from '../../../src/engine/order-items.ts';

const { path: endpoint } = sectionOrder;
const read = (...order: ({ name: string } & Record<string, unknown>)[]) =>
  readOrderItems(order, { registry: homeRegistry, settingTable, endpoint });

describe('an item of the order', () => {
  it('may say how its section is titled, set, fed and coloured, and which one it is', () => {
    const source = { path: '/v1/index/newCourseList', payload: {} };
    const [own = ''] = homeRegistry.课程模块.sources.map(({ path }) => path);
    const item = {
      ...{ id: 'new-in-may', title: '五月上新', theme: 'red' },
      ...{ settings: { as: 'tiles' }, source: { ...source, path: own } },
    };
    expect(read({ name: '课程模块', ...item })).toEqual({
      nodes: [{ name: '课程模块', ...item }],
      faults: [],
    });
  });

  it.each([
    ['a row’s own number', { id: 7 }],
    ['and as text', { id: '7' }],
    ['nothing', { id: null, title: '', settings: [], source: null, theme: '' }],
    ['what nobody knows', { created_at: '2026-01-01', sort: 3 }],
  ])('says nothing by %s', (_what, fields) => {
    expect(read({ name: '直播标题', ...fields })).toEqual({
      nodes: [{ name: '直播标题' }],
      faults: [],
    });
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
    expect(read({ name: '没有', settings: { as: 1 } })).toEqual({
      nodes: [{ name: '没有' }],
      faults: [],
    });
  });
});
