import { eq } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { holdTicket, voidTicket } from '../../../libraries/ticket/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { withhold } from '../../course/index.ts';
import { addressOfProduct, studiedTooLong, studyTerms } from '../kinds/product.ts';
import { spareProduct, takeProductBack } from '../kinds/product-sale.ts';
import type { Purchasable } from '../kinds/purchasable.ts';
import type { Order } from '../rows/orders.ts';
import type { Sold } from '../rows/sold-by.ts';
import { meetingTerms } from './admit.ts';
import { meetingTime, refundTextOf, returnableBefore } from './meeting.ts';

export const soldIn = async (db: Database, activityId: number) => {
  const [row] = await db.select().from(activity).where(eq(activity.id, activityId));
  if (!row || row.productId === null) throw new RefusedError(activityRefusals.noSuchActivity);
  return { ...row, productId: row.productId };
};

const productOf = async (db: Database, { targetId }: { targetId: number }): Promise<number> =>
  (await soldIn(db, targetId)).productId;

const isTooLate = (order: Order, sold: Sold, now: number): boolean => {
  const before = sold.activity && returnableBefore(sold.activity);
  if (sold.ticket?.usedAt) return true;
  return before === null ? studiedTooLong(order, sold, now) : now >= before;
};

/** After payment, an activity's order follows the rules of its product, and its own. */
export const asItsProduct = {
  spare: async (tx, order, now) => spareProduct(tx, order, await productOf(tx, order), now),
  terms: async (db, order, now) => {
    const row = await soldIn(db, order.targetId);
    return meetingTerms(db, order, row, await studyTerms(db, order, row.productId, now), now);
  },
  withhold: async (tx, order) => {
    await withhold(tx, order.memberId, await productOf(tx, order));
    await holdTicket(tx, order.id);
  },
  revoke: async (tx, order, now) => {
    await takeProductBack(tx, order, await productOf(tx, order), now);
    await voidTicket(tx, order.id, now);
  },
  tooLate: isTooLate,
  appointment: ({ activity: row }, now) => {
    if (!row || row.venue === '') return {};
    const { from, until } = meetingTime(row);
    return {
      startAt: from.getTime(),
      endAt: until.getTime(),
      venue: row.venue,
      address: row.address,
      refundText: refundTextOf(row, now),
    };
  },
  address: addressOfProduct,
} satisfies Partial<Purchasable>;
