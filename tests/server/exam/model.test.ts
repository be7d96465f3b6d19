import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openTestDatabase } from '../../harness/test-database.ts';
import { planAudit } from '../harness/audit/planned.ts';
import { hasPostgres, openFreshPostgres } from '../harness/database.ts';
import { acts, type ExamStep, sittingsOn } from '../harness/exam/model.ts';

/** `EXAM_WALKS=500` for the full count (docs/assessment.md). */
const far = process.env.EXAM_WALKS;
const WALKS = { embedded: Number(far ?? (hasPostgres ? 2 : 6)), server: Number(far ?? 6) };
const STEPS = 30;

vi.setConfig({ testTimeout: Math.max(120_000, Number(far ?? 0) * 10_000) });

const step: fc.Arbitrary<ExamStep> = fc.record({
  who: fc.nat({ max: 2 }),
  // most steps go on with what was begun
  act: fc.constantFrom(
    ...acts,
    ...(['begin', 'begin', 'keep', 'send', 'send', 'mark', 'mark', 'claim'] as const),
    ...(['play', 'answer', 'answer', 'answer', 'next', 'win', 'draw', 'address'] as const),
  ),
  which: fc.nat({ max: 11 }),
});

/** What so many walks come to: the rarest about one time in fifteen. */
const ENOUGH = 200;

const walkAll = async (open: () => Promise<OpenDatabase>, walks: number): Promise<void> => {
  const { db, close } = await open();
  await planAudit(db);
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      async (steps: ExamStep[]) => {
        const model = await sittingsOn(db);
        for (const one of steps) {
          await model.run(one);
          await model.check();
        }
        for (const [name, times] of model.reached)
          reached.set(name, (reached.get(name) ?? 0) + times);
      },
    ),
    { numRuns: walks, endOnFailure: true },
  );
  await close();
  if (walks < ENOUGH) return;
  const quiet = ['win', 'twice', 'foreign', 'second', 'minutes', 'day', 'jobs'];
  for (const name of acts.filter((act) => !quiet.includes(act)))
    expect(reached.get(name) ?? 0, name).toBeGreaterThan(0);
};

const title = 'random walks through exams, awards and games keep the books right';

it(`${title}, embedded`, () => walkAll(() => openTestDatabase({ demo: false }), WALKS.embedded));

it.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () => walkAll(openFreshPostgres, WALKS.server));
