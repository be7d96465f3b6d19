import fc from 'fast-check';
import { anyDocument } from './documents.ts';

/** Sound documents, each changed in one place by a fault that people and programs make, or by what only looks like one. */

type Held = Record<string, unknown>;

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsIn = (value: unknown): Held[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isHeld(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
};

/** Items of the order, of classic pages and of groups. */
const itemsIn = (document: Held): Held[] =>
  objectsIn([document.sections, document.layouts]).filter(
    (each) => typeof each.name === 'string' && !('shown' in each),
  );

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** Puts a value into a field of one of some objects. */
const put = (objects: readonly Held[], at: number, field: string, value: unknown) => {
  const holder = pick(objects, at);
  if (holder) holder[field] = structuredClone(value);
};

const values = fc.constantFrom<unknown>(
  ...[null, true, false, 0, 1, -1, 1.5, 1e300, '', ' ', '1', '２', 'abc', '😀'.repeat(20)],
  ...['长'.repeat(21), '长'.repeat(61), '\u200b', 'a\u0000', '<b>', [], {}, [null], ['1'], [[]]],
);

const names = fc.constantFrom(
  ...[
    '轮播图',
    '轮播途',
    ' 轮播图',
    'banner',
    '分类标签',
    '双列组',
    '标签组',
    '抽奖',
    '医生工作室',
  ],
  ...['资讯列表', '课程模块', '优惠券', 'varient1', 'rde', 'constructor', '__proto__', ''],
);

const links = fc.constantFrom(
  ...[
    '/a',
    '/a b',
    '/a ',
    ' /a',
    '//a.example',
    '/\\a',
    '/a\\b',
    '#/a',
    'a',
    '/',
    '/?a=1#b',
    '/a\n',
  ],
  ...['https://a.example', 'HTTPS://A.example/x', 'http://[::1]:80/a', 'https://u@a.example/'],
  ...['https://a.example /', 'https://', 'ftp://a.example', 'javascript:alert(1)', '/长', '/😀'],
  ...[
    '/\ud800',
    'https://a.example/\ud800',
    'https://例子.中国/路',
    `/${'a'.repeat(500)}`,
    '/\u2028a',
  ],
  ...[
    'https://a.example:123456/',
    'https://a.example?b',
    'mailto:a@b.example',
    '/a\u2028',
    '\ufeff/a',
  ],
);

const conditions = fc.constantFrom<unknown>(
  ...[
    { audience: 'members' },
    { audiance: 'member' },
    false,
    { all: [] },
    {},
    'member',
    ['member'],
  ],
  ...[{ any: [{ audience: 'member' }, { audience: 'x' }] }, { newWithin: '7' }, { newWithin: '0' }],
  ...[{ newWithin: 366 }, { newWithin: '7.5' }, { newWithin: '365.0' }, { newWithin: 1.5 }],
  ...[{ studies: [12, '15'] }, { studies: [12, '12'] }, { studies: [1e300] }, { studies: [] }],
  ...[{ between: ['2026-11-01', null] }, { between: ['2026-11-01 00:00:00', ''] }],
  ...[{ between: ['2026-02-30 00:00', null] }, { between: ['2026-11-02', '2026-11-01'] }],
  ...[{ between: ['2026-11-01T00:00:00+08:00', null] }, { between: ['0000-00-00', null] }],
  ...[
    { between: [null, null] },
    { between: ['2026-11-01 00:00'] },
    { can: 'wechat' },
    { can: 'x' },
  ],
  ...[{ share: { of: 'a', percent: '50' } }, { share: { of: 'a', percent: 12.34 } }],
  ...[{ share: { of: 'a', percent: 0.3 } }, { share: { of: 'a', percent: '100.5' } }],
  ...[{ share: { of: 'A', percent: 5 } }, { share: { of: 'a', percent: 5, variant: 'b' } }],
  ...[{ share: { of: 'a', percent: 5, variants: ['b', 'c'], variant: 'd' } }],
  ...[{ share: { of: 'a', percent: 5, more: 1 } }, { not: { not: { not: { can: 'ios' } } } }],
  ...[{ not: { not: { not: { not: { can: 'ios' } } } } }, { not: [{ can: 'ios' }] }],
);

const settings = fc.constantFrom<unknown>(
  ...[{ count: '2' }, { count: 0 }, { count: 11 }, { count: 3 }, { count: 3.5 }, { cuont: 3 }],
  ...[{ as: 'rail' }, { as: 'rial' }, { picks: ['1', '1'] }, { picks: [1] }, { picks: ['a'] }],
  ...[
    { picks: { 0: '1' } },
    { quiet: 1 },
    { quiet: true },
    { more: '//a.example' },
    { more: '/a ' },
  ],
  ...[
    { more: '/a b' },
    { more: '' },
    { more: '/a\n' },
    { more: 'https://a.example' },
    '{"count":2}',
  ],
  ...[
    { tokens: { accent: 'red' } },
    { tokens: { accent: '#EEEEEE' } },
    { tokens: { acent: '#000000' } },
  ],
  ...[{ tokens: [] }, { tokens: {} }, { card: 'lined' }, { 'count.x': 1 }, [], null, {}],
);

const sources = fc.constantFrom<unknown>(
  ...[{ path: '/v1/index/banner' }, { path: '/v1/index/baner' }, { path: '/v7/article/index' }, {}],
  ...[
    { path: '/v4/index/getVideoList', payload: { type_id: '12' } },
    { path: 'https://a.example' },
  ],
  ...[{ path: '/v4/index/getVideoList' }, { path: '/v4/index/getVideoList', payload: {} }],
  ...[{ path: '/v4/index/getVideoList', payload: { type_id: ' 12 ' } }],
  ...[{ path: '/v4/index/getVideoList', payload: { type_id: 12, pgae: 1 } }],
  ...[{ path: '/v4/index/getVideoList', payload: { type_id: [] } }],
  ...[{ path: '/v4/index/getVideoList', fill: { type_id: 'category' } }],
  ...[{ path: '/v4/index/getVideoList', fill: { type_id: 'moon' } }],
  ...[{ path: '/v4/index/getVideoList', fill: { type_id: 'category', x: 'category' } }],
  ...[{ path: '/v4/index/getIndexList', payload: { type: '2' } }],
  ...[{ path: '/v4/index/getIndexList', payload: { type: '2.0' } }],
  ...[{ path: '/v4/index/getIndexList', payload: { type: 'hot' } }],
  ...[{ path: '/v4/index/getIndexList', payload: { type: 1, page: 'x' } }],
  ...[
    { path: '/v4/index/getIndexList', payload: [] },
    { path: '/v1/Index/getNewCourseList', payload: null },
  ],
  ...[{ path: '/v1/Index/getNewCourseList', payload: { ids: ['1'] } }, null, '/v1/index/banner'],
);

const addressFields = ['link', 'thumb', 'picture', 'logo', 'copyrightLink', 'sharePicture'];

type Fault = { at: number; apply: (document: Held, at: number) => void };

const inItems = (field: string, given: fc.Arbitrary<unknown>) =>
  given.map((value) => (document: Held, at: number) => put(itemsIn(document), at, field, value));

const faults: Readonly<Record<string, fc.Arbitrary<Fault['apply']>>> = {
  nothing: fc.constant(() => undefined),
  'an unknown field': fc
    .constantFrom('x', 'titel', 'constructor', 'sections', 'open', 'version', 'fill')
    .map((field) => (document, at) => put(objectsIn(document), at, field, 1)),
  'a field too few': fc.nat().map((which) => (document, at) => {
    const holder = pick(objectsIn(document), at);
    const field = holder && pick(Object.keys(holder), which);
    if (holder && field !== undefined) delete holder[field];
  }),
  'another type': fc.tuple(fc.nat(), values).map(([which, value]) => (document, at) => {
    const holder = pick(objectsIn(document), at);
    const field = holder && pick(Object.keys(holder), which);
    if (holder && field !== undefined) holder[field] = structuredClone(value);
  }),
  'a name': inItems('name', names),
  'a theme or template': fc
    .tuple(
      fc.constantFrom('theme', 'template', 'tab', 'coupon'),
      fc.oneof(names, fc.constantFrom('red', 'draw', 'variant3', 'category', 'plain', 'Red')),
    )
    .map(
      ([field, value]) =>
        (document, at) =>
          put(
            objectsIn(document).filter((each) => field in each),
            at,
            field,
            value,
          ),
    ),
  'a link': fc.tuple(fc.constantFrom(...addressFields), links).map(
    ([field, value]) =>
      (document, at) =>
        put(
          objectsIn(document).filter((each) => field in each),
          at,
          field,
          value,
        ),
  ),
  'a version': fc
    .tuple(fc.constantFrom<unknown>(undefined, undefined, 1, 2, 3, '2', null), fc.nat({ max: 2 }))
    .map(([version, layouts]) => (document) => {
      if (version === undefined) delete document.version;
      else document.version = version;
      if (layouts === 0) delete document.layouts;
      if (layouts === 1) document.layouts = {};
    }),
  settings: inItems('settings', settings),
  condition: inItems('when', conditions),
  source: inItems('source', sources),
  'an id': inItems('id', fc.constantFrom<unknown>('a', '1a', '12', '', 'a b', 7, 'x'.repeat(41))),
  'a group': inItems(
    'sections',
    fc.constantFrom<unknown>(
      ...[[], [{ name: '资讯列表' }], Array(13).fill({ name: '轮播图' }), [{ name: '标签组' }], {}],
      ...[
        [{ name: '资讯列表' }, { name: '资讯列表' }],
        [{ name: '资讯列表', open: true }],
        ['资讯列表'],
      ],
    ),
  ),
};

/** The kinds of change. */
export const faultKinds = Object.keys(faults);

/** A document with the kind of its one change, which may leave it sound. */
export const oneFault: fc.Arbitrary<{ kind: string; document: Held }> = fc
  .tuple(
    anyDocument,
    fc.nat(),
    fc
      .constantFrom(...faultKinds)
      .chain((kind) =>
        (faults[kind] ?? fc.constant(() => undefined)).map((apply) => ({ kind, apply })),
      ),
  )
  .map(([sound, at, { kind, apply }]) => {
    const document: Held = JSON.parse(JSON.stringify(sound));
    apply(document, at);
    return { kind, document: JSON.parse(JSON.stringify(document)) };
  });
