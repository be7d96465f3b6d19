import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whenFaultMessage } from '#schemas/when/fault-words.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import type { When } from '#schemas/when/when.ts';
import { triesOf } from '../../harness/times.ts';
import { whens } from '../../harness/when/whens.ts';

const runs = { numRuns: triesOf(1000), seed: 20261126 };

const sound: When[] = [
  { audience: 'card-holder' },
  { newWithin: 1 },
  { newWithin: 365 },
  { studies: ['12', 'node_5', 'a-b'] },
  { between: ['2026-11-01 00:00', '2026-11-12 00:00'] },
  { between: [null, '2028-02-29 23:59'] },
  { between: ['2026-12-31 23:59', null] },
  { can: 'wechat' },
  { share: { of: 'spring', percent: 0 } },
  { share: { of: 'spring-2', percent: 33.3, variants: ['a', 'b'] } },
  { share: { of: '新封面', percent: 50, variants: ['对照组', '大图-2'], variant: '大图-2' } },
  { share: { of: 's', percent: 100, variants: ['a', 'b'], variant: 'b' } },
  { all: [{ any: [{ not: { audience: 'visitor' } }] }] },
  { any: Array.from({ length: 8 }, (): When => ({ audience: 'doctor' })) },
];

const leaf = { audience: 'member' };
const list = (length: number): unknown[] => Array.from({ length }, () => leaf);
const share = (fields: object) => ({ share: { of: 'spring', percent: 30, ...fields } });

/** A list whose second place is empty. */
const withHole = (item: unknown): unknown[] => {
  const items = [item];
  items.length = 2;
  return items;
};

const kinds = 'one of all, any, not, audience, newWithin, studies, between, can, share';
const minute = 'a minute such as 2026-11-01 00:00, or null';
const percent = 'a number from 0 to 100 with at most one decimal';
const names = 'a list of 2 to 5 different names';
const ids = 'a list of 1 to 20 different ids';
const fields = 'of, percent, variants and variant only';

const faulty: [raw: unknown, path: string, expected: string][] = [
  [null, '', kinds],
  ['member', '', kinds],
  [[], '', kinds],
  [{}, '', kinds],
  [{ audience: 'member', can: 'wechat' }, '', kinds],
  [{ audiences: 'member' }, '', kinds],
  [JSON.parse('{"__proto__":{"audience":"member"}}'), '', kinds],
  [{ toString: 'member' }, '', kinds],
  [{ all: [leaf, { not: 1 }] }, 'all.1.not', kinds],
  [{ all: withHole(leaf) }, 'all.1', kinds],
  [{ all: [] }, 'all', 'a list of 1 to 8 conditions'],
  [{ any: list(9) }, 'any', 'a list of 1 to 8 conditions'],
  [{ any: { 0: leaf, length: 1 } }, 'any', 'a list of 1 to 8 conditions'],
  [{ not: { not: { not: { not: leaf } } } }, '', 'at most 3 levels of all, any and not'],
  [
    { all: [{ any: list(8) }, { any: list(8) }, { any: list(5) }] },
    '',
    'at most 20 conditions in all',
  ],
  [{ audience: 'members' }, 'audience', 'one of visitor, member, card-holder, doctor'],
  [{ newWithin: 0 }, 'newWithin', 'a whole number from 1 to 365'],
  [{ newWithin: 366 }, 'newWithin', 'a whole number from 1 to 365'],
  [{ newWithin: 1.5 }, 'newWithin', 'a whole number from 1 to 365'],
  [{ newWithin: '7 days' }, 'newWithin', 'a whole number from 1 to 365'],
  [{ newWithin: '' }, 'newWithin', 'a whole number from 1 to 365'],
  [{ newWithin: Number.NaN }, 'newWithin', 'a whole number from 1 to 365'],
  [{ studies: [] }, 'studies', ids],
  [{ studies: ['1', '1'] }, 'studies', ids],
  [{ studies: [1.5] }, 'studies', ids],
  [{ studies: [1, '1'] }, 'studies', ids],
  [{ studies: ['a b'] }, 'studies', ids],
  [{ studies: withHole('1') }, 'studies', ids],
  [{ studies: Array.from({ length: 21 }, (_, index) => String(index)) }, 'studies', ids],
  [{ between: ['2026-11-01 00:00'] }, 'between', 'a list of from and until'],
  [{ between: '2026-11-01 00:00' }, 'between', 'a list of from and until'],
  [{ between: [null, null] }, 'between', 'a from or an until'],
  [{ between: ['2026-02-30 00:00', null] }, 'between.0', minute],
  [{ between: ['2027-02-29 00:00', null] }, 'between.0', minute],
  [{ between: ['2026-13-01 00:00', null] }, 'between.0', minute],
  [{ between: ['2026-00-01 00:00', null] }, 'between.0', minute],
  [{ between: [null, '2026-11-01 24:00'] }, 'between.1', minute],
  [{ between: [null, '2026-11-01 23:60'] }, 'between.1', minute],
  [{ between: [null, '2026-11-01 00:00:60'] }, 'between.1', minute],
  [{ between: [null, '2026-11'] }, 'between.1', minute],
  [{ between: ['2027-02-29', null] }, 'between.0', minute],
  [{ between: ['2026-11-01T25:00Z', null] }, 'between.0', minute],
  [{ between: ['', null] }, 'between', 'a from or an until'],
  [{ between: [null, '0226-11-01 00:00'] }, 'between.1', minute],
  [{ between: [null, 1_764_000_000_000] }, 'between.1', minute],
  [{ between: ['2026-11-01 00:00', '2026-11-01 00:00'] }, 'between.1', 'an until after from'],
  [{ between: ['2026-11-02 00:00', '2026-11-01 23:59'] }, 'between.1', 'an until after from'],
  [{ can: 'fly' }, 'can', 'one of wechat, ios, android, share, video'],
  [{ share: 'spring' }, 'share', fields],
  [share({ percents: 1 }), 'share', fields],
  [share({ of: 'Spring' }), 'share.of', 'a name such as spring-2'],
  [share({ of: '2spring' }), 'share.of', 'a name such as spring-2'],
  [share({ of: 'a'.repeat(21) }), 'share.of', 'a name such as spring-2'],
  [share({ of: 'spring\n' }), 'share.of', 'a name such as spring-2'],
  [share({ percent: -0.1 }), 'share.percent', percent],
  [share({ percent: 100.1 }), 'share.percent', percent],
  [share({ percent: 33.33 }), 'share.percent', percent],
  [share({ percent: Number.NaN }), 'share.percent', percent],
  [share({ percent: undefined }), 'share.percent', percent],
  [share({ variants: ['a'] }), 'share.variants', names],
  [share({ variants: ['a', 'a'] }), 'share.variants', names],
  [share({ variants: ['a', 'B'] }), 'share.variants', names],
  [share({ variants: ['a', 'b', 'c', 'd', 'e', 'f'] }), 'share.variants', names],
  [share({ variants: null }), 'share.variants', names],
  [share({ variants: ['a', 'b'], variant: 'c' }), 'share.variant', 'one of the variants'],
  [share({ variant: 'a' }), 'share.variant', 'one of the variants'],
];

describe('readWhen', () => {
  it.each(sound.map((when) => [JSON.stringify(when).slice(0, 60), when] as const))(
    'reads %s',
    (_, when) => {
      expect(readWhen(when)).toEqual({ when });
    },
  );

  it.each(faulty.map((row) => [JSON.stringify(row[0]).slice(0, 60), ...row] as const))(
    'tells the fault of %s',
    (_, raw, path, expected) => {
      expect(readWhen(raw)).toEqual({ fault: { path, expected } });
    },
  );

  const written: [raw: unknown, when: When][] = [
    [{ newWithin: '7' }, { newWithin: 7 }],
    [{ studies: [12, 'node_5'] }, { studies: ['12', 'node_5'] }],
    [share({ percent: '33.3' }), { share: { of: 'spring', percent: 33.3 } }],
    [
      { between: ['2026-11-01 00:00:00', '2026-11-30 23:59:59'] },
      { between: ['2026-11-01 00:00', '2026-12-01 00:00'] },
    ],
    [{ between: ['2026-11-01T08:30:59', ''] }, { between: ['2026-11-01 08:30', null] }],
    [
      { between: ['2026-11-01', '2026-11-12'] },
      { between: ['2026-11-01 00:00', '2026-11-12 00:00'] },
    ],
    [
      { between: ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00+09:00'] },
      { between: ['2026-11-01 08:00', '2026-11-01 23:00'] },
    ],
    [{ between: [null, '2026-11-01T00:00:00-0500'] }, { between: [null, '2026-11-01 13:00'] }],
    [
      { any: [{ not: { newWithin: '30' } }, leaf] },
      { any: [{ not: { newWithin: 30 } }, { audience: 'member' }] },
    ],
  ];

  it.each(written.map((row) => [JSON.stringify(row[0]), ...row] as const))(
    'reads %s as what it says',
    (_, raw, when) => {
      expect(readWhen(raw)).toEqual({ when });
    },
  );

  it('takes 20 conditions and 3 levels', () => {
    const most = { all: [{ any: list(8) }, { any: [{ not: leaf }, ...list(7)] }, ...list(4)] };
    expect(readWhen(most)).toEqual({ when: most });
  });

  it('reads what it gives out to the same', () => {
    fc.assert(
      fc.property(whens, (when) => {
        expect(readWhen(when)).toEqual({ when });
        expect(readWhen(JSON.parse(JSON.stringify(when)))).toEqual({ when });
      }),
      runs,
    );
  });

  it('gives out a copy, which no later change of what was read reaches', () => {
    const raw = { all: [{ studies: ['1'] }, share({ variants: ['a', 'b'] })] };
    const before = structuredClone(raw);
    const read = readWhen(raw);
    raw.all.pop();
    raw.all[0] = { studies: ['2'] };
    expect(read).toEqual({ when: before });
  });

  it('reads a share of -0 percent as none', () => {
    expect(readWhen(share({ percent: -0 }))).toEqual({ when: share({ percent: 0 }) });
  });

  it('stands what is nested without end', () => {
    let deep: unknown = leaf;
    for (let level = 0; level < 10_000; level += 1)
      deep = level % 2 ? { not: deep } : { all: [deep] };
    const fault = { path: '', expected: 'at most 3 levels of all, any and not' };
    expect(readWhen(deep)).toEqual({ fault });
    const round: Record<string, unknown> = {};
    round.not = round;
    expect(readWhen(round)).toEqual({ fault });
  });
});

describe('whenFaultMessage', () => {
  it('says every fault in Chinese, each in its own words', () => {
    const faults = faulty.flatMap(([raw]) => {
      const read = readWhen(raw);
      return 'fault' in read ? [read.fault] : [];
    });
    const expected = new Set(faults.map((fault) => fault.expected));
    const notified = new Set(faults.map(whenFaultMessage));
    expect(expected.size).toBe(17);
    expect(notified.size).toBe(17);
    for (const message of notified) expect(message).toMatch(/\p{Script=Han}{4}/u);
  });

  it('names the limit that was passed', () => {
    const message = (raw: unknown) => {
      const read = readWhen(raw);
      return 'fault' in read ? whenFaultMessage(read.fault) : '';
    };
    expect(message({ between: ['2026-02-30 00:00', null] })).toBe(
      '时间应为真实存在的日期和钟点，如 2026-11-01 00:00（北京时间），不限则留空',
    );
    expect(message({ newWithin: 400 })).toBe('新注册的天数应为 1 到 365 的整数');
    expect(message(share({ percent: 33.33 }))).toBe('比例应为 0 到 100，最多一位小数');
  });
});
