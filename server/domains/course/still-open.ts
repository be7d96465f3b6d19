import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grant, lesson, product } from '../../db/tables/course.ts';
import type { StreamTicket } from '../../platform/streams/tickets.ts';
import { holding } from './access.ts';
import { accessBy } from './product-for.ts';
import { isOpenToHolder } from './products.ts';
import { keeps } from './retained-lessons.ts';

/**
 * Whether a ticket's lesson is published and as open as when the ticket was made; what has been bought since
 * needs a ticket whose use is recorded.
 */
export const lessonStillOpen = async (
  db: Database,
  { lesson: id, limit, recorded, stream, member }: StreamTicket,
  now: number,
): Promise<boolean> => {
  const [row] = await db
    .select({
      product,
      lesson: { free: lesson.free, trialSeconds: lesson.trialSeconds },
      held: grant.id,
      retained: sql<boolean>`${keeps(db, member.id)}`,
    })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .leftJoin(grant, holding(member.id, 'product', product.id, now))
    .where(
      and(
        eq(lesson.id, id ?? 0),
        eq(lesson.mediaKey, stream),
        eq(lesson.published, true),
        isOpenToHolder(grant.id),
      ),
    );
  if (!row) return false;
  if (limit !== null) return limit <= row.lesson.trialSeconds * 1000;
  if (!recorded && (row.lesson.free || row.retained)) return true;
  const access = accessBy(member, row.product, row.held, now);
  return recorded ? access === 'granted' : access === 'free' || access === 'card';
};
