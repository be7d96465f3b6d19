import type { SheetOutcome } from '../../../schemas/api/payment.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { actInSheet } from '../../platform/payment-simulated.ts';
import type { Member } from '../../platform/session.ts';
import { ownOrder } from './orders.ts';
import { paymentByNo } from './payments.ts';

/** What a person did in the simulated sheet. Refuses `noSuchCall` where payment is real. */
export const simulateSheet =
  ({ payments }: Desk) =>
  async (
    { db, member, now }: Context<Member>,
    { pay_no, outcome }: { pay_no: string; outcome: SheetOutcome },
  ) => {
    if (payments.channel !== 'simulated') throw new RefusedError('noSuchCall');
    const payment = await paymentByNo(db, pay_no);
    if (!payment) throw new RefusedError('noSuchOrder');
    await ownOrder(db, member.id, String(payment.orderId));
    await actInSheet(db, pay_no, outcome, now);
    return {};
  };
