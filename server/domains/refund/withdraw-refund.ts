import { and, eq } from 'drizzle-orm';
import type { withdrawRefund as endpoint } from '#schemas/refund/endpoints.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import { refund } from '../../db/tables/refund.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { lockOrder, ownOrder, tellOfRefund } from '../order/index.ts';

/** Refuses `noSuchOrder`, `refundSent`, `nothingAsked`. */
export const withdrawRefund: Verb<typeof endpoint> = async ({ db: tx, member, now }, { id }) => {
  const order = await lockOrder(tx, await ownOrder(tx, member.id, id));
  if (order.state === 'refunding' || order.state === 'refunded')
    throw new RefusedError(refundRefusals.refundSent);
  const [row] = await tx
    .update(refund)
    .set({ state: 'withdrawn', doneAt: new Date(now) })
    .where(and(eq(refund.orderId, order.id), eq(refund.state, 'requested')))
    .returning();
  if (!row) throw new RefusedError(refundRefusals.nothingAsked);
  const body = `“${order.title}”的退款申请已撤销，内容可以继续使用。`;
  await tellOfRefund(tx, order, row, 'withdrawn', { title: '退款申请已撤销', body }, now);
  return { state: order.state };
};
