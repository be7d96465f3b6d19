import { PgliteDatabase } from 'drizzle-orm/pglite';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { anyEdit } from '../../unit/harness/home-documents.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { hasPostgres, onDatabase } from '../harness/postgres/database.ts';
import { modelOf, type PublicationStep } from '../harness/publication/model.ts';

vi.setConfig({ testTimeout: 240_000 * timeoutFactor });

/** Most where calls really run beside each other. */
const RUNS = hasPostgres
  ? { embedded: triesOf(20), server: triesOf(80) }
  : { embedded: triesOf(80), server: 0 };
const STEPS = 20;

const step: fc.Arbitrary<PublicationStep> = fc.record({
  who: fc.nat({ max: 2 }),
  act: fc.oneof(
    { weight: 9, arbitrary: anyEdit },
    { weight: 6, arbitrary: fc.constant('save' as const) },
    { weight: 2, arbitrary: fc.constant('race' as const) },
    { weight: 2, arbitrary: fc.constant('publish' as const) },
    { weight: 1, arbitrary: fc.constantFrom('rollback' as const, 'reset' as const) },
  ),
});

onDatabase('three operators at once', (opened) => {
  const runs = () => (opened().db instanceof PgliteDatabase ? RUNS.embedded : RUNS.server);

  it('lose nothing that was acknowledged, and releases and audit tell what happened', async () => {
    // their calls are more than one network may make
    let now = Date.now();
    const desk = await consoleOn(opened().db, { clock: () => (now += 100) });
    const seats = await Promise.all([1, 2, 3].map(() => desk.newSeat('publish')));
    const { draft } = await desk.ask('readDesk', {}, seats[0] ?? { cookie: '', csrf: '' });
    const editors = seats.map((seat) => ({
      name: seat.name,
      seat,
      version: draft.version,
      base: draft.document,
      mine: draft.document,
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps: PublicationStep[]) => {
          const model = await modelOf(desk, editors);
          for (const one of steps) await model.run(one);
          await model.check();
        },
      ),
      { numRuns: runs() },
    );
    // the runs did something
    expect(await desk.db.$count(homeRelease)).toBeGreaterThan(runs() / 2);
    expect(await desk.db.$count(operatorAudit)).toBeGreaterThan(runs() * 2);
  });
});
