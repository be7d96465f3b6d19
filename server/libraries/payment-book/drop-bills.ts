import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { dropPayment } from './payments.ts';

const isProduct = inArray(orderTable.kind, ['course', 'column']);
const isActivity = inArray(orderTable.kind, ['team', 'flash']);

/** What a card makes cheaper or free; an activity has its own price, unless its product is free with a card. */
const ofCard = or(product.memberFree, and(isProduct, isNotNull(product.memberPriceFen)));

/** Ends open payments of a locked member whose price a card changes, so that nobody pays the old price. */
export const dropBills = async (tx: Database, memberId: number, now: number): Promise<void> => {
  const bills = await tx
    .select({ bill: payment })
    .from(payment)
    .innerJoin(orderTable, eq(orderTable.id, payment.orderId))
    .leftJoin(activity, and(isActivity, eq(activity.id, orderTable.targetId)))
    .innerJoin(
      product,
      or(and(isProduct, eq(product.id, orderTable.targetId)), eq(product.id, activity.productId)),
    )
    .where(
      and(
        eq(orderTable.memberId, memberId),
        eq(orderTable.state, 'unpaid'),
        eq(payment.state, 'open'),
        ofCard,
      ),
    );
  for (const { bill } of bills) await dropPayment(tx, bill, 'closed', now);
};
