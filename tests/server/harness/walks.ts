import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { triesOf } from '../../harness/times.ts';
import { planAudit } from './audit/planned.ts';
import { hasPostgres } from './postgres/database.ts';

/** `EXAM_WALKS=500` for the full count (docs/assessment.md). */
const far = process.env.EXAM_WALKS;
/** `EXAM_SEED` takes walks that a run has named once more. */
const seed = Number(process.env.EXAM_SEED ?? Date.now() % 2 ** 31);

/** How many walks each engine takes; without PostgreSQL the embedded one takes them all. */
export const walksOf = (embedded: number, server: number) => ({
  embedded: Number(far ?? triesOf(hasPostgres ? embedded : server)),
  server: Number(far ?? triesOf(server)),
});

export const WALKS_TIMEOUT = Math.max(120_000, Number(far ?? 0) * 10_000);

const STEPS = 30;
/** Books grow with every walk, and are read whole after every step: new ones after so many. */
const BATCH = 25;
/** What so many walks come to: the rarest about one time in fifteen. */
const ENOUGH = 200;

/** What acts, what is expected after every act, and how often each act did something. */
type Walked<Step> = {
  run: (step: Step) => Promise<void>;
  check: () => Promise<void>;
  reached: ReadonlyMap<string, number>;
};

/** What walks are made of; `all` is what so many of them have to have reached. */
type Walking<Step> = {
  step: fc.Arbitrary<Step>;
  start: (db: Database) => Promise<Walked<Step>>;
  all: readonly string[];
};

/** Random walks of so many steps, on new databases from time to time. */
export const walkAll = async <Step>(
  { step, start, all }: Walking<Step>,
  open: () => Promise<OpenDatabase>,
  walks: number,
): Promise<void> => {
  const reached = new Map<string, number>();
  for (let left = walks; left > 0; left -= BATCH) {
    const { db, close } = await open();
    await planAudit(db);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps: Step[]) => {
          const model = await start(db);
          for (const one of steps) {
            await model.run(one);
            await model.check();
          }
          for (const [name, times] of model.reached)
            reached.set(name, (reached.get(name) ?? 0) + times);
        },
      ),
      // batches count on, so that none repeats another
      { numRuns: Math.min(left, BATCH), endOnFailure: true, seed: seed + walks - left },
    );
    await close();
  }
  if (walks < ENOUGH) return;
  for (const name of all) expect(reached.get(name) ?? 0, name).toBeGreaterThan(0);
};
