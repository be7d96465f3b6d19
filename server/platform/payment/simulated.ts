import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SheetOutcome } from '#schemas/payment/endpoints.ts';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import type { Database } from '../../db/database.ts';
import { simulatedPayment } from '../../db/tables/payment.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { yuan } from '../wire/yuan.ts';
import { type BillStatus, noSheet, type Payments } from './payment.ts';

/** Delay after which the simulated provider knows of a payment that timed out, in ms. */
const KNOWN_LATE = 15_000;

const unknown: BillStatus = { state: 'waiting', amountFen: 0, providerNo: '' };

const statusOf = async (db: Database, payNo: string, now: number): Promise<BillStatus> => {
  const own = eq(simulatedPayment.payNo, payNo);
  const [row] = await db.select().from(simulatedPayment).where(own);
  if (!row) return unknown;
  const late = row.knownAt !== null && row.knownAt.getTime() > now;
  const state = late ? 'processing' : row.state;
  const providerNo = state === 'paid' ? `S${payNo}` : '';
  return { state, amountFen: row.amountFen, providerNo };
};

/** For demos and tests: no money, and books in a table of its own. */
export const simulatedPayments: Payments = {
  channel: 'simulated',
  open: async (db, { payNo, amountFen }) => {
    await db
      .insert(simulatedPayment)
      .values({ payNo, amountFen, state: 'waiting' })
      .onConflictDoNothing();
    const sheet = { ...noSheet, provider: 'simulated' as const, payNo, amount: yuan(amountFen) };
    return { sheet, prepay: payNo };
  },
  ask: statusOf,
  close: async (db, payNo) => {
    const open = and(
      eq(simulatedPayment.payNo, payNo),
      inArray(simulatedPayment.state, ['waiting', 'failed']),
    );
    await db.update(simulatedPayment).set({ state: 'closed' }).where(open);
  },
  repay: async (db, { payNo, amountFen }) => {
    const own = eq(simulatedPayment.payNo, payNo);
    const paid = and(own, eq(simulatedPayment.state, 'paid'));
    // a payment is refunded whole or not at all, so repeating the refund changes nothing
    const [row] = await db
      .update(simulatedPayment)
      .set({ refundedFen: sql`greatest(${simulatedPayment.refundedFen}, ${amountFen}::int)` })
      .where(paid)
      .returning();
    if (!row) throw new RefusedError(paymentRefusals.paymentUnavailable);
    return 'arrived';
  },
};

export const actInSheet = async (
  db: Database,
  payNo: string,
  outcome: SheetOutcome,
  now: number,
): Promise<void> => {
  if (outcome === 'cancel') return;
  const waiting = and(eq(simulatedPayment.payNo, payNo), eq(simulatedPayment.state, 'waiting'));
  const knownAt = outcome === 'timeout' ? new Date(now + KNOWN_LATE) : null;
  const state = outcome === 'fail' ? 'failed' : 'paid';
  await db.update(simulatedPayment).set({ state, knownAt }).where(waiting);
};
