import { and, desc, eq } from 'drizzle-orm';
import { orderTable } from '#server/db/tables/order.ts';
import { findCourse } from '../visits/order.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => {
  const own = eq(orderTable.memberId, memberId);
  const [done] = await db
    .select()
    .from(orderTable)
    .where(and(own, eq(orderTable.state, 'done')))
    .orderBy(desc(orderTable.createdAt))
    .limit(1);
  const id = done?.id ?? 0;
  const unpaid = await firstId(db, orderTable, and(own, eq(orderTable.state, 'unpaid')));
  const named = encodeURIComponent(JSON.stringify({ orderNo: done?.orderNo ?? '' }));
  return {
    '/order_submit/:id': `/order_submit/${(await findCourse(db)).id}`,
    '/order_pay/:id': `/order_pay/${unpaid || id}`,
    '/order_finish': `/order_finish?id=${unpaid || id}`,
    '/fishedBuy': `/fishedBuy?id=${id}`,
    '/orderdetail/:id': `/orderdetail/${id}`,
    '/tuikuan': `/tuikuan?id=${id}`,
    '/invoice': `/invoice?id=${id}`,
    '/service': `/service?order=${id}`,
    '/appointment/confirmDetail/:json': `/appointment/confirmDetail/${named}`,
  };
};
