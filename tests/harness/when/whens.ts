import fc from 'fast-check';
import type { MemberFacts, WhenFacts } from '#schemas/when/judge-when.ts';
import {
  audiences,
  deviceAbilities,
  LIMITS,
  type When,
  type WhenLeaf,
} from '#schemas/when/when.ts';

/** Few names and ids, so that conditions and facts meet. */
const name = fc.constantFrom('spring', 'summer-2', 'a', 'b', 'c', 'z9');
const studyId = fc.constantFrom('1', '2', '3', '40', 'node_5');

/** Minutes in China, those around the turns of days, months and years with the others. */
const minute = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31, 23, 59) })
  .map((moment) => new Date(moment).toISOString().slice(0, 16).replace('T', ' '));
const nearMinute = fc
  .integer({ min: -3000, max: 3000 })
  .map((minutes) =>
    new Date(Date.UTC(2026, 10, 30, 23, 59) + minutes * 60_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' '),
  );

const between = fc
  .uniqueArray(fc.oneof(minute, nearMinute, nearMinute), { minLength: 2, maxLength: 2 })
  .chain((pair) => {
    const [from = '', until = ''] = [...pair].sort();
    return fc.constantFrom<[string | null, string | null]>(
      [from, until],
      [null, until],
      [from, null],
    );
  })
  .map((range): WhenLeaf => ({ between: range }));

const share = fc
  .record({
    of: name,
    percent: fc.oneof(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    ),
    variants: fc.option(fc.uniqueArray(name, { minLength: 2, maxLength: LIMITS.variants })),
    at: fc.option(fc.nat()),
  })
  .map(({ of, percent, variants, at }): WhenLeaf => {
    if (!variants) return { share: { of, percent } };
    const variant = at === null ? undefined : variants[at % variants.length];
    return { share: { of, percent, variants, ...(variant === undefined ? {} : { variant }) } };
  });

const leaf = fc.oneof(
  fc.constantFrom(...audiences).map((audience): WhenLeaf => ({ audience })),
  fc.integer({ min: 1, max: LIMITS.days }).map((newWithin): WhenLeaf => ({ newWithin })),
  fc.uniqueArray(studyId, { minLength: 1, maxLength: 5 }).map((studies): WhenLeaf => ({ studies })),
  between,
  fc.constantFrom(...deviceAbilities).map((can): WhenLeaf => ({ can })),
  share,
);

const whenOf = (levels: number): fc.Arbitrary<When> => {
  if (levels === 0) return leaf;
  const inner = whenOf(levels - 1);
  const list = fc.array(inner, { minLength: 1, maxLength: 4 });
  return fc.oneof(
    leaf,
    list.map((all): When => ({ all })),
    list.map((any): When => ({ any })),
    inner.map((not): When => ({ not })),
  );
};

/** How many questions a condition asks. */
export const leavesIn = (when: When): number => {
  if ('all' in when) return when.all.reduce((sum, item) => sum + leavesIn(item), 0);
  if ('any' in when) return when.any.reduce((sum, item) => sum + leavesIn(item), 0);
  return 'not' in when ? leavesIn(when.not) : 1;
};

/** Conditions that are as they have to be. */
export const whens: fc.Arbitrary<When> = whenOf(LIMITS.levels).filter(
  (when) => leavesIn(when) <= LIMITS.leaves,
);

const NOW = Date.UTC(2026, 10, 26, 7, 2);

const memberFacts = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 100_000 }).map(String), fc.uuid()),
  card: fc.boolean(),
  doctor: fc.boolean(),
  registeredAt: fc.integer({ min: -1, max: 400 * 24 }).map((hours) => NOW - hours * 3_600_000),
  studies: fc.uniqueArray(studyId),
});

/** Facts that leave nothing open. */
export const knownFacts = fc.record({
  now: fc.integer({ min: -3000, max: 3000 }).map((minutes) => NOW + minutes * 60_000),
  member: fc.option(memberFacts),
  device: fc.record({
    id: fc.uuid(),
    can: fc.uniqueArray(fc.oneof(fc.constantFrom(...deviceAbilities), fc.string())),
  }),
});

export type KnownFacts = WhenFacts & {
  member: Required<MemberFacts> | null;
  device: { id: string; can: readonly string[] };
};

/** Which facts one side knows. */
export const knowledge = fc.record({
  member: fc.boolean(),
  id: fc.boolean(),
  card: fc.boolean(),
  doctor: fc.boolean(),
  registeredAt: fc.boolean(),
  studies: fc.boolean(),
  device: fc.boolean(),
  deviceId: fc.boolean(),
});

export type Knowledge = { [K in 'member' | 'device' | 'deviceId' | keyof MemberFacts]: boolean };

/** What of the facts a side knows. */
export const factsKnown = (facts: KnownFacts, known: Knowledge): WhenFacts => {
  const { member, device } = facts;
  return {
    now: facts.now,
    member:
      known.member && member
        ? {
            id: known.id ? member.id : undefined,
            card: known.card ? member.card : undefined,
            doctor: known.doctor ? member.doctor : undefined,
            registeredAt: known.registeredAt ? member.registeredAt : undefined,
            studies: known.studies ? member.studies : undefined,
          }
        : known.member
          ? null
          : undefined,
    device: known.device ? { ...device, id: known.deviceId ? device.id : undefined } : undefined,
  };
};
