import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import {
  bannerList,
  featuredList,
  getIndexSystem,
  newCourseList,
  videoProducts,
} from '#schemas/home/endpoints.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import {
  count,
  duration,
  flag,
  html,
  link,
  picture,
  text,
  time,
  unlessZero,
  zeroFlag,
} from '#schemas/wire/primitives.ts';
import { object } from '#schemas/wire/structures.ts';
import { defaultedFaults } from '#src/engine/defaulted.ts';

const one = (schema: z.core.$ZodType, value: unknown) => {
  const endpoint = defineEndpoint({
    path: '/v1/test/one',
    payload: object({}),
    data: object({ value: schema }),
    access: 'public',
  });
  return defaultedFaults('测试', endpoint, { value }).map(({ path, expected, came }) =>
    [path, expected, came].join(' '),
  );
};

const course = { id: 1, type: 4, title: '肺功能' };

describe('a value that a default replaces', () => {
  it.each([
    [text, true, 'value text true ×1'],
    [text, [], 'value text list of 0 ×1'],
    [html, 7, 'value text 7 ×1'],
    [count, '许多', 'value count "许多" ×1'],
    [count, '1,23', 'value count "1,23" ×1'],
    [count, '1.2百万', 'value count "1.2百万" ×1'],
    [count, -3, 'value count -3 ×1'],
    [count, {}, 'value count object {} ×1'],
    [duration, 'x', 'value duration "x" ×1'],
    [flag, 'on', 'value flag "on" ×1'],
    [flag, 2, 'value flag 2 ×1'],
    [flag, [], 'value flag list of 0 ×1'],
    [zeroFlag, 'yes', 'value flag "yes" ×1'],
    [unlessZero, 'no', 'value flag "no" ×1'],
    [time, '2026-02-30 12:00:00', 'value time "2026-02-30 12:00:00" ×1'],
    [time, '明天', 'value time "明天" ×1'],
    [link, 'weixin://dl/business', 'value link "weixin://dl/business" ×1'],
    [picture, 'javascript:alert(1)', 'value picture "javascript:alert(1)" ×1'],
  ])('is told once with its count: %s', (schema, value, reports) => {
    expect(one(schema, value)).toEqual([reports]);
  });

  it.each([
    [text, [null, '', '  ', 12, '课', '\u200b']],
    [count, [null, '', 0, '0', '0.00', 12, '12', 12.9, '1.2万', '1,234', '0+', '0万']],
    [flag, [null, '', 0, '0', false, 'false', 1, ' 1 ', true, 'true']],
    [zeroFlag, [null, '', 0, '0', 1, '2', true]],
    [unlessZero, [null, '', 0, 1, '1', false, true]],
    [time, [null, '', 0, '0', '0000-00-00 00:00:00', 1_795_147_200, '2026-03-01 12:00:00']],
    [link, [null, '', '/more', 'https://example.com/']],
    [picture, [null, '', 'uploads/a.png', '//cdn.example/a.png']],
  ])('is none where it is read, or there is none', (schema, values) => {
    for (const value of values) expect(one(schema, value), String(value)).toEqual([]);
  });

  it('is told by cause, with its first value and how often it came', () => {
    const new_array = [
      { ...course, virtual_stock: '很多', thumb: 'javascript:1' },
      { ...course, virtual_stock: '更多' },
      { ...course, virtual_stock: {} },
      { ...course, virtual_stock: 3 },
      // left out, which is told as that
      { id: 2, virtual_stock: '很多' },
    ];
    const faults = defaultedFaults('优质内容', featuredList, { new_array, page_num: '1' });
    const fault = { fault: 'field-defaulted', section: '优质内容', shown: 'rest' };
    const endpoint = featuredList.path;
    const stock = { ...fault, endpoint, path: 'new_array.*.virtual_stock', expected: 'count' };
    expect(faults).toEqual([
      { ...stock, came: '"很多" ×2' },
      {
        ...fault,
        endpoint,
        path: 'new_array.*.thumb',
        expected: 'picture',
        came: '"javascript:1" ×1',
      },
      { ...stock, came: 'object {} ×1' },
    ]);
    expect(z.safeParse(reportDiagnostics.payload, { page: '/', entries: faults }).success).toBe(
      true,
    );
  });

  it.each([
    ['a bare list', featuredList, [{ ...course, virtual_stock: 'x' }], '*.virtual_stock'],
    [
      'a list within data',
      bannerList,
      { data: [{ thumb: '/a.webp', link_url: 'x:y' }] },
      '*.link_url',
    ],
    ['a bare page', newCourseList, [{ ...course, virtual_stock: 'x' }], '*.virtual_stock'],
    [
      'a page inside a key',
      videoProducts,
      { videoList: { data: [{ id: 1, course_name: '课', create_time: 'x' }], last_page: 'x' } },
      'videoList.data.*.create_time',
    ],
    ['a configuration', getIndexSystem, { live_open: 'on', vip_open: 1 }, 'live_open'],
  ] as const)('is found in %s', (_name, endpoint, data, path) => {
    expect(defaultedFaults('首页', endpoint, data).map((fault) => fault.path)).toContain(path);
  });

  it('is not looked for in what does not fit', () => {
    expect(defaultedFaults('首页', getIndexSystem, { other: { live_open: 'on' } })).toEqual([]);
    expect(defaultedFaults('首页', featuredList, '<html>')).toEqual([]);
  });

  it('is told up to a limit, with the number of all causes', () => {
    const flags = Object.fromEntries(
      Object.keys(z.parse(getIndexSystem.data, [])).map((name) => [name, { odd: 1 }]),
    );
    const faults = defaultedFaults('首页', getIndexSystem, flags);
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)?.came).toBe(`${Object.keys(flags).length} causes in all`);
  });
});
