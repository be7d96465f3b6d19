import { randomUUID } from 'node:crypto';
import { giftTable } from '../../../../server/db/tables/gift.ts';
import { orderTable } from '../../../../server/db/tables/order.ts';
import { findCourse } from '../visits/order.ts';
import type { Examples } from './examples.ts';

/** A gift that waits to be taken; nobody outside of the server can make its code. */
export const examples: Examples = async (db, memberId) => {
  const course = await findCourse(db);
  const at = new Date();
  const [order] = await db
    .insert(orderTable)
    .values({
      ...{ orderNo: randomUUID(), memberId, kind: 'gift', targetId: course.id },
      ...{ item: `gift:${course.id}`, state: 'done', title: course.title, thumb: course.thumb },
      ...{ totalFen: 0, payFen: 0, lines: [], createdAt: at, expireAt: at, paidAt: at },
    })
    .returning();
  const id = order?.id ?? 0;
  await db
    .insert(giftTable)
    .values({ orderId: id, giverId: memberId, productId: course.id, createdAt: at });
  return { '/minge': `/minge?id=${id}`, '/inviteShare/:id/:type': '/inviteShare/1-none/gift' };
};
