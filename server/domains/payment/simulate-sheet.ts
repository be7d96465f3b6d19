import { orderRefusals } from '#schemas/order/refusals.ts';
import type { SheetOutcome } from '#schemas/payment/endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { paymentByNo } from '../../libraries/payment-book/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { actInSheet } from '../../platform/payment/simulated.ts';
import { ownOrder } from '../order/index.ts';

/** Refuses `noSuchCall` where payment is real. */
export const simulateSheet =
  ({ payments }: Services) =>
  async (
    { db, member, now }: Context<Member>,
    { pay_no, outcome }: { pay_no: string; outcome: SheetOutcome },
  ) => {
    if (payments.channel !== 'simulated') throw new RefusedError(callRefusals.noSuchCall);
    const payment = await paymentByNo(db, pay_no);
    if (!payment) throw new RefusedError(orderRefusals.noSuchOrder);
    await ownOrder(db, member.id, String(payment.orderId));
    await actInSheet(db, pay_no, outcome, now);
    return {};
  };
