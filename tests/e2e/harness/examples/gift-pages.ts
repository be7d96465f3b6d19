import { giftTable } from '#server/db/tables/gift.ts';
import { findCourse, insertOrder } from '../visits/order.ts';
import type { Examples } from './examples.ts';

/** A gift that waits to be taken; nobody outside of the server can make its code. */
export const examples: Examples = async (db, memberId) => {
  const course = await findCourse(db);
  const id = await insertOrder(db, memberId, course, 'gift');
  await db
    .insert(giftTable)
    .values({ orderId: id, giverId: memberId, productId: course.id, createdAt: new Date() });
  return { '/minge': `/minge?id=${id}`, '/inviteShare/:id/:type': '/inviteShare/1-none/gift' };
};
