import { and, desc, eq } from 'drizzle-orm';
import { tradeOrder } from '../../../../server/db/tables/order.ts';
import { findCourse } from '../visits/order.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => {
  const own = eq(tradeOrder.memberId, memberId);
  const [done] = await db
    .select()
    .from(tradeOrder)
    .where(and(own, eq(tradeOrder.state, 'done')))
    .orderBy(desc(tradeOrder.createdAt))
    .limit(1);
  const id = done?.id ?? 0;
  const unpaid = await firstId(db, tradeOrder, and(own, eq(tradeOrder.state, 'unpaid')));
  const named = encodeURIComponent(JSON.stringify({ orderNo: done?.orderNo ?? '' }));
  return {
    '/order_submit/:id': `/order_submit/${(await findCourse(db)).id}`,
    '/order_pay/:id': `/order_pay/${unpaid || id}`,
    '/order_finish': `/order_finish?id=${id}`,
    '/fishedBuy': `/fishedBuy?id=${id}`,
    '/orderdetail/:id': `/orderdetail/${id}`,
    '/tuikuan': `/tuikuan?id=${id}`,
    '/appointment/confirmDetail/:json': `/appointment/confirmDetail/${named}`,
  };
};
