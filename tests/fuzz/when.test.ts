import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whenFaultMessage } from '#schemas/when/fault-words.ts';
import { type Holds, judgeWhen, settleWhen } from '#schemas/when/judge-when.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import type { When } from '#schemas/when/when.ts';
import { whenSentences } from '#schemas/when/when-sentences.ts';
import {
  factsKnown,
  type Knowledge,
  knowledge,
  knownFacts,
  leavesIn,
  whens,
} from '../harness/when/whens.ts';
import { changed, changes, hostile } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

it('whatever comes is read or its first fault told, and what is read is read again to the same', () => {
  const tally = { read: 0, refused: 0 };
  const given = fc.oneof(
    hostile,
    fc.tuple(whens, changes).map(([when, list]) => changed(when, list)),
    fc.tuple(whens, fc.constantFrom('all', 'any', 'not')).map(([when, kind]) => ({
      [kind]: kind === 'not' ? when : [when, when],
    })),
  );
  fc.assert(
    fc.property(given, (raw) => {
      const read = readWhen(raw);
      if ('when' in read) {
        tally.read += 1;
        expect(readWhen(read.when)).toEqual(read);
        expect(readWhen(JSON.parse(JSON.stringify(read.when)))).toEqual(read);
        return;
      }
      tally.refused += 1;
      expect(read.fault.path).toMatch(/^[\w.]{0,60}$/);
      expect(whenFaultMessage(read.fault)).toMatch(/\p{Script=Han}/u);
    }),
    runs(3000),
  );
  expect(tally.read).toBeGreaterThan(300);
  expect(tally.refused).toBeGreaterThan(1000);
});

/** What each side knows of a walk from the server to the phone; the phone knows who it is and itself. */
const phone = (known: Knowledge): Knowledge => ({
  ...known,
  member: true,
  device: true,
  deviceId: true,
});

const except = (known: Knowledge): Knowledge =>
  phone({
    ...known,
    id: !known.id,
    card: !known.card,
    doctor: !known.doctor,
    registeredAt: !known.registeredAt,
    studies: !known.studies,
  });

const both = (one: Knowledge, other: Knowledge): Knowledge => ({
  member: one.member || other.member,
  device: one.device || other.device,
  deviceId: (one.device && one.deviceId) || (other.device && other.deviceId),
  id: (one.member && one.id) || (other.member && other.id),
  card: (one.member && one.card) || (other.member && other.card),
  doctor: (one.member && one.doctor) || (other.member && other.doctor),
  registeredAt: (one.member && one.registeredAt) || (other.member && other.registeredAt),
  studies: (one.member && one.studies) || (other.member && other.studies),
});

const everything: Knowledge = phone({
  member: true,
  device: true,
  deviceId: true,
  id: true,
  card: true,
  doctor: true,
  registeredAt: true,
  studies: true,
});

it('with all facts nothing stays open, and judging is settling', () => {
  const tally = { held: 0, not: 0 };
  fc.assert(
    fc.property(whens, knownFacts, (when, facts) => {
      const known = factsKnown(facts, everything);
      const { holds, ...judged } = judgeWhen(when, known);
      expect(holds).not.toBe('open');
      expect(settleWhen(when, known)).toEqual({ ...judged, holds });
      tally[holds === true ? 'held' : 'not'] += 1;
    }),
    runs(3000),
  );
  expect(tally.held).toBeGreaterThan(500);
  expect(tally.not).toBeGreaterThan(500);
});

const hasAny = (when: When): boolean => {
  if ('any' in when) return true;
  return 'all' in when ? when.all.some(hasAny) : 'not' in when && hasAny(when.not);
};

it('what one side knows and the other settles is what both together settle', () => {
  const tally = { open: 0, shorter: 0, held: 0, variants: 0 };
  fc.assert(
    fc.property(
      whens,
      knownFacts,
      knowledge,
      fc.oneof(fc.constant(undefined), knowledge),
      (when, facts, first, further) => {
        const second = further ? phone(further) : except(first);
        const atOnce = settleWhen(when, factsKnown(facts, both(first, second)));
        const before = judgeWhen(when, factsKnown(facts, first));
        if (before.holds !== 'open') {
          expect(before.holds).toBe(atOnce.holds);
          return;
        }
        const { rest } = before;
        expect(readWhen(rest)).toEqual({ when: rest });
        expect(leavesIn(rest)).toBeLessThanOrEqual(leavesIn(when));
        const after = settleWhen(rest, factsKnown(facts, second));
        expect(after.holds).toBe(atOnce.holds);
        tally.open += 1;
        if (leavesIn(rest) < leavesIn(when)) tally.shorter += 1;
        if (after.holds) tally.held += 1;
        if (!after.holds || hasAny(when)) return;
        const variant = before.variant ?? after.variant;
        expect(variant).toBe(atOnce.variant);
        if (variant !== undefined) tally.variants += 1;
      },
    ),
    runs(6000),
  );
  expect(tally.open).toBeGreaterThan(1000);
  expect(tally.shorter).toBeGreaterThan(300);
  expect(tally.held).toBeGreaterThan(300);
  expect(tally.variants).toBeGreaterThan(20);
});

it('what is decided stays decided, whatever else comes to be known', () => {
  fc.assert(
    fc.property(whens, knownFacts, knowledge, knowledge, (when, facts, first, further) => {
      const early: Holds = judgeWhen(when, factsKnown(facts, first)).holds;
      const late: Holds = judgeWhen(when, factsKnown(facts, both(first, further))).holds;
      if (early !== 'open') expect(late).toBe(early);
    }),
    runs(3000),
  );
});

it('every step is told in one sentence, whatever is known', () => {
  fc.assert(
    fc.property(whens, knownFacts, knowledge, (when, facts, known) => {
      const { steps } = judgeWhen(when, factsKnown(facts, known));
      const leaves = steps.filter(({ kind }) => kind !== 'all' && kind !== 'any' && kind !== 'not');
      expect(leaves.length).toBe(leavesIn(when));
      const notices = whenSentences(steps);
      expect(notices.length).toBe(steps.length);
      for (const sentence of notices) {
        expect(sentence).toMatch(/^(?:· ){0,3}[^·\n]+：[^\n]*(?:满足|待定|成立)$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|object|open|true|false/);
      }
    }),
    runs(2000),
  );
});
