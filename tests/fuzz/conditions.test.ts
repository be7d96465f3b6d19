import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saysNothing } from '#schemas/layout/item-fields.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { settleWhen } from '#schemas/when/judge-when.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import { shownSections } from '#src/engine/resolve.ts';
import { anyDocument } from '../harness/publication/documents.ts';
import { factsKnown, type Knowledge, knownFacts, whens } from '../harness/when/whens.ts';
import { composeOrder, resolvedFor } from './harness/documents.ts';
import { changed, changes, hostile } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Moments as back ends and people write them, some of which are none. */
const moments: fc.Arbitrary<unknown> = fc
  .record({
    year: fc.constantFrom(2020, 2026, 2027, 1999, 0),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    hour: fc.integer({ min: 0, max: 25 }),
    between: fc.constantFrom(' ', 'T', '  ', '/'),
    seconds: fc.constantFrom('', ':00', ':59', ':59.5', ':60', ':0'),
    zone: fc.constantFrom('', 'Z', '+08:00', '+0800', '-05:30', ' +08:00', 'z'),
    dated: fc.boolean(),
  })
  .map(({ year, month, day, hour, between, seconds, zone, dated }) => {
    const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
    return dated ? date : `${date}${between}${two(hour)}:${two(hour % 60)}${seconds}${zone}`;
  });

const numbers = fc.oneof(
  fc
    .integer({ min: -2, max: 400 })
    .chain((number) =>
      fc.constantFrom<unknown>(number, `${number}`, ` ${number}`, `${number}.0`, number + 0.25),
    ),
  fc.constantFrom<unknown>(null, true, [7], '七', '1e2', '０7'),
);

const audience = fc.constantFrom<unknown>(
  ...['member', 'members', 'Member', ' member', 'visitor', 'vip', 'card-holder', 'cardHolder'],
  ...['doctor', ['member'], { is: 'member' }, 1, null, ''],
);

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  audience.map((value) => ({ audience: value })),
  numbers.map((newWithin) => ({ newWithin })),
  fc.array(numbers, { maxLength: 3 }).map((studies) => ({ studies })),
  fc.tuple(moments, moments).map((between) => ({ between })),
  moments.map((from) => ({ between: [from, null] })),
  moments.map((until) => ({ between: ['', until] })),
  fc.constantFrom('wechat', 'weixin', 'ios', 'IOS', '').map((can) => ({ can })),
  fc
    .tuple(fc.constantFrom('spring', 'Spring', 'a b', ''), numbers)
    .map(([of, percent]) => ({ share: { of, percent } })),
  fc.constantFrom<unknown>('member', true, false, 0, 1, [{ audience: 'member' }], {}, 'always'),
  // of two kinds at once, and of a kind that nobody knows
  fc.tuple(audience, numbers).map(([one, newWithin]) => ({ audience: one, newWithin })),
  audience.map((value) => ({ audiance: value })),
);

/** Forms of a condition that people and programs write, sound ones among them. */
const forms: fc.Arbitrary<unknown> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }).map((all) => ({ all })),
  fc.array(fc.oneof(leaf, whens), { maxLength: 3 }).map((any) => ({ any })),
  leaf.map((not) => ({ not })),
  fc.tuple(whens, changes).map(([when, list]) => changed(when, list)),
  whens,
  hostile,
);

const everything: Knowledge = {
  ...{ member: true, id: true, card: true, doctor: true },
  ...{ registeredAt: true, studies: true, device: true, deviceId: true },
};

const LOCATION = '资讯列表';

it('what cannot be read of a condition holds for nobody, is told, and is just what is not published', () => {
  const tally = { read: 0, unread: 0, stood: 0 };
  const shapes = new Set<string>();
  const [base] = fc.sample(anyDocument, { numRuns: 1, seed: 20_261_129 });
  if (!base) throw new Error('no document');
  fc.assert(
    fc.property(forms, knownFacts, (raw, known) => {
      const given: unknown = JSON.parse(JSON.stringify(raw ?? null));
      const facts = factsKnown(known, everything);
      const item = { name: LOCATION, id: 'asked', when: given };
      const page = composeOrder([item]);
      const visit = { config: { information_open: true }, member: true, live: true, facts };
      const stands = shownSections(resolvedFor(page, visit)).length > 0;
      const notices = page.faults.map(({ fault, path }) => `${fault} ${path?.split('.')[1]}`);
      const nothing = saysNothing('when', given);
      const read = readWhen(given);

      const document = { ...base, sections: [{ ...item, open: true, title: '' }], layouts: {} };
      const strict = readHomeDocument(document);
      const refused = strict.ok ? [] : strict.faults;
      for (const { path } of refused) expect(path).toMatch(/^sections\.0\.when/);

      if (nothing) {
        // phones take it for no condition, and no document may say so
        expect([stands, notices, refused.map(({ message }) => message)]).toEqual([
          true,
          [],
          ['显示条件不能为空'],
        ]);
      } else if ('when' in read) {
        tally.read += 1;
        expect([notices, refused]).toEqual([[], []]);
        expect(stands).toBe(settleWhen(read.when, facts).holds);
        if (stands) tally.stood += 1;
      } else {
        tally.unread += 1;
        shapes.add(read.fault.expected);
        expect(stands).toBe(false);
        expect(notices).toEqual(['condition-misfit when']);
        expect(refused).toHaveLength(1);
      }
    }),
    runs(2000),
  );
  expect(tally.read).toBeGreaterThan(300);
  expect(tally.unread).toBeGreaterThan(600);
  expect(tally.stood).toBeGreaterThan(50);
  expect(shapes.size).toBeGreaterThan(12);
});
