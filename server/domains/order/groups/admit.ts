import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { issueTicket, ticketOfOrder } from '../../../libraries/ticket/index.ts';
import type { ReturnTerms } from '../kinds/purchasable.ts';
import type { Order } from '../rows/orders.ts';
import type { ActivityOnSale } from './activity.ts';
import { type Meeting, returnableBefore } from './meeting.ts';

export const admit = async (
  tx: Database,
  { id, memberId }: Pick<Order, 'id' | 'memberId'>,
  row: Pick<ActivityOnSale, 'id' | 'venue'>,
  now: number,
): Promise<void> => {
  if (row.venue === '') return;
  await issueTicket(tx, { target: 'activity', targetId: row.id, memberId, orderId: id }, now);
};

/**
 * The activity's rule replaces the product's week; a used ticket cannot be refunded. `study`: the terms of
 * the product.
 */
export const meetingTerms = async (
  db: Database,
  order: Order,
  row: Meeting,
  study: ReturnTerms,
  now: number,
): Promise<ReturnTerms> => {
  if (row.venue === '') return study;
  const { percent } = study;
  const before = returnableBefore(row);
  const until = before ?? study.until;
  if ((await ticketOfOrder(db, order.id))?.usedAt)
    return { until, percent, refusal: refundRefusals.refundUsed };
  if (before === null) return study;
  if (before === 0) return { until, percent, refusal: refundRefusals.notRefundable };
  if (now >= before)
    return { until, percent, refusal: refundRefusals.refundNear, n: row.returnHours ?? 0 };
  const late = study.refusal === refundRefusals.refundLate;
  return late ? { until, percent } : { ...study, until };
};
