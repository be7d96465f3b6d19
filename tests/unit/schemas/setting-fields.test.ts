import { describe, expect, it } from 'vitest';
import { readSettings, type SettingTable } from '#schemas/layout/setting-fields.ts';

const table = {
  as: { kind: 'choice', label: '样式', options: { rows: '列表', tiles: '卡片' } },
  quiet: { kind: 'switch', label: '不显示标题' },
  count: { kind: 'number', label: '条数', min: 1, max: 10 },
  more: { kind: 'link', pattern: 'path', label: '更多' },
  picks: { kind: 'references', label: '指定内容', of: 'course', max: 20 },
  tokens: { kind: 'colors', label: '配色' },
} as const satisfies SettingTable;

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

const fitting: [field: keyof typeof table, value: unknown][] = [
  ['as', 'tiles'],
  ['quiet', false],
  ['count', 1],
  ['count', 10],
  ['more', ''],
  ['more', '/newsList?tab=1#top'],
  ['picks', ['7']],
  ['picks', ids(20)],
  ['tokens', {}],
  ['tokens', { accent: '#0B7A75', card: '#ffffff' }],
];

const misfitting: [field: keyof typeof table, value: unknown][] = [
  ...[undefined, null, '', 'grid', 'constructor', '__proto__', ['rows'], { rows: 1 }, 0, true].map(
    (value): [keyof typeof table, unknown] => ['as', value],
  ),
  ...[undefined, null, 0, 1, 'true', 'false', [], {}].map(
    (value): [keyof typeof table, unknown] => ['quiet', value],
  ),
  ...[
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, -1, 11, 1e9],
    ...[1.5, Number.MIN_VALUE, '3', 3n, null, undefined, [3], { valueOf: () => 3 }, new Date(3)],
  ].map((value): [keyof typeof table, unknown] => ['count', value]),
  ...[
    ...['//a.example', '/\\a.example', '/a\\b', 'https://a.example/x', 'javascript:alert(1)', 'x'],
    ...[' /a', '/a\n', '#/a', `/${'a'.repeat(500)}`, null, undefined, 7, ['/a'], {}],
  ].map((value): [keyof typeof table, unknown] => ['more', value]),
  ...[
    ...[[], ['1', '1'], [1, 2], ['1', 2], [''], ['1;2'], [' 1'], ['长'], [null], [['1']]],
    ...[ids(21), ids(10_000), '1', { 0: '1', length: 1 }, new Set(['1']), null, undefined],
    ...[['a'.repeat(41)], new Array(3)],
  ].map((value): [keyof typeof table, unknown] => ['picks', value]),
  ...[
    ...[null, undefined, [], 'red', '#0b7a75', 7, { accent: 'red' }, { accent: '#0b7' }],
    ...[{ accent: '#0b7a7g' }, { accent: '#0b7a7500' }, { colour: '#000000' }, { accent: null }],
    ...[{ accent: ['#000000'] }, JSON.parse('{"__proto__":"#000000"}'), { constructor: '#000000' }],
    { accent: '#000000;background:url(//a.example)' },
  ].map((value): [keyof typeof table, unknown] => ['tokens', value]),
];

describe('a setting', () => {
  it.each(fitting)('%s takes %j', (field, value) => {
    expect(readSettings(table, { [field]: value })).toEqual({
      settings: { [field]: value },
      misfits: [],
    });
  });

  it.each(misfitting.map(([field, value], index) => [field, index, value] as const))(
    '%s refuses no. %i, and says what may stand there',
    (field, _index, value) => {
      const { settings, misfits } = readSettings(table, { [field]: value, count: 2 });
      const [misfit] = readSettings(table, { [field]: value }).misfits;
      expect(misfit).toEqual({
        path: field,
        expected: expect.stringMatching(/\w/),
        came: value,
      });
      if (field !== 'count') {
        expect(settings).toEqual({ count: 2 });
        expect(misfits).toHaveLength(1);
      }
    },
  );

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'colour'])(
    'is none where the table has none of that name: %s',
    (name) => {
      const came = JSON.parse(`{"${name}":true,"quiet":true}`);
      const { settings, misfits } = readSettings(table, came);
      expect(settings).toEqual({ quiet: true });
      expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
      expect(misfits).toEqual([
        {
          path: name,
          expected: 'as, quiet, count, more, picks, tokens',
          came: true,
        },
      ]);
    },
  );

  it.each([[null], [undefined], [[]], ['{}'], [7], [true]])('is none in %j', (came) => {
    expect(readSettings(table, came)).toEqual({
      settings: {},
      misfits: [{ path: '', expected: 'an object', came }],
    });
  });
});
