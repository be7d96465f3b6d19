import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { migrations, openInMemory } from '../in-memory.ts';
import { freshPostgres, hasPostgres } from './database.ts';
import { tradeOn } from './trade.ts';
import { acts, type Step, shopOf } from './trade-model.ts';

/** `TRADE_WALKS=1000` walks as far as the goal says; a test run takes fewer. */
const far = process.env.TRADE_WALKS;
const WALKS = { embedded: Number(far ?? (hasPostgres ? 4 : 12)), server: Number(far ?? 16) };
const STEPS = 30;
/** Books grow with every walk, and are read after every step: new ones after so many. */
const BATCH = 50;

vi.setConfig({ testTimeout: Math.max(120_000, Number(far ?? 0) * 10_000) });

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: 2 }),
  // groups take two who do the right thing in turn
  act: fc.constantFrom(...acts, 'lead', 'lead', 'follow', 'follow', 'follow'),
  which: fc.nat({ max: 11 }),
});

const walk = async ({ db }: OpenDatabase, walks: number, reached: Map<string, number>) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      async (steps: Step[]) => {
        const model = await shopOf(tradeOn(db));
        for (const one of steps) {
          await model.run(one);
          await model.check();
        }
        await model.tally();
        for (const [name, times] of model.reached)
          reached.set(name, (reached.get(name) ?? 0) + times);
      },
    ),
    { numRuns: walks, endOnFailure: true },
  );
};

const openServer = async (): Promise<OpenDatabase> => {
  const { url, drop } = await freshPostgres();
  const { db, close } = await openPostgres(url, migrations);
  return { db, close: () => close().then(drop) };
};

const engines = [
  { name: 'embedded', open: () => openInMemory(), walks: WALKS.embedded },
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openServer, walks: WALKS.server }] : []),
];

it.each(engines)(
  'random walks through orders, groups and refunds keep books and stock right, $name',
  async ({ open, walks }) => {
    const reached = new Map<string, number>();
    for (let left = walks; left > 0; left -= BATCH) {
      const opened = await open();
      await walk(opened, Math.min(left, BATCH), reached);
      await opened.close();
    }
    // the walks went somewhere; what is rare takes more than a few of them
    const rare = ['refunded', 'grouping', 'team done', 'flash done'];
    const states = ['done', 'cancelled', ...(walks < 16 ? [] : rare)];
    for (const state of states) expect(reached.get(state) ?? 0, state).toBeGreaterThan(0);
  },
);
