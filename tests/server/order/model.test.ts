import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { openTestDatabase } from '../../harness/test-database.ts';
import { triesOf } from '../../harness/times.ts';
import { planAudit } from '../harness/audit/planned.ts';
import { acts, type OrderStep, shopOf } from '../harness/order/model.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { hasPostgres, onEmbedded, openFilledPostgres } from '../harness/postgres/database.ts';

/** `TRADE_WALKS=1000` for the full count (docs/payment.md). */
const far = process.env.TRADE_WALKS;
const WALKS = {
  embedded: Number(far ?? triesOf(hasPostgres ? 4 : 12)),
  server: Number(far ?? triesOf(16)),
};
const STEPS = 30;
/** A step of time is longer or shorter than what a refund waits for. */
const GRACE = 30 * MINUTE;
/** Books grow with every walk, and are read whole after every step: new ones after so many. */
const BATCH = 25;

vi.setConfig({ testTimeout: Math.max(120_000, Number(far ?? 0) * 10_000) });

const step: fc.Arbitrary<OrderStep> = fc.record({
  who: fc.nat({ max: 2 }),
  // most of what begins is to be paid, and groups take two who do the right thing in turn
  act: fc.constantFrom(
    ...acts,
    'refund',
    'take',
    'take',
    'lead',
    'lead',
    'follow',
    'follow',
    'follow',
  ),
  which: fc.nat({ max: 11 }),
});

const walk = async ({ db }: OpenDatabase, walks: number, reached: Map<string, number>) => {
  const config = { apiOrigin: undefined, wechat: undefined, refundGrace: GRACE };
  const trade = ordersOn(db, { config });
  await planAudit(db);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      async (steps: OrderStep[]) => {
        const model = await shopOf(trade);
        for (const one of steps) {
          await model.run(one);
          await model.check();
        }
        await model.tally();
        await model.settled();
        for (const [name, times] of model.reached)
          reached.set(name, (reached.get(name) ?? 0) + times);
      },
    ),
    { numRuns: walks, endOnFailure: true },
  );
};

const states = [
  ...['done', 'cancelled', 'course done', 'column done', 'live done', 'membership done'],
  ...[
    'coupon done',
    'flash done',
    'team done',
    'team refunded',
    'grouping',
    'refunded',
    'withdrawn',
  ],
];
/** So many walks come to all of these: one comes to the rarest about one time in ten. */
const ENOUGH = 200;

const walkAll = async (open: () => Promise<OpenDatabase>, walks: number): Promise<void> => {
  const reached = new Map<string, number>();
  for (let left = walks; left > 0; left -= BATCH) {
    const opened = await open();
    await walk(opened, Math.min(left, BATCH), reached);
    await opened.close();
  }
  if (walks < ENOUGH) return;
  for (const state of states) expect(reached.get(state) ?? 0, state).toBeGreaterThan(0);
};

const title = 'random walks through orders, groups and refunds keep books and stock right';

it.runIf(onEmbedded)(`${title}, embedded`, () =>
  walkAll(() => openTestDatabase({ demo: false }), WALKS.embedded),
);

it.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () =>
  walkAll(() => openFilledPostgres({ demo: false }), WALKS.server),
);
