import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { product, review } from '../../../db/tables/course.ts';
import { orderTable } from '../../../db/tables/order.ts';

const { kind, targetId, memberId } = orderTable;

const productId = sql`case when ${kind} in ('team', 'flash')
  then (select ${activity.productId} from ${activity} where ${activity.id} = ${targetId})
  else ${targetId} end`;

const ownReview = and(eq(review.productId, product.id), eq(review.memberId, memberId));

/** The order is of a product on sale that its member has not reviewed. */
export const awaitsReview = (db: Database) =>
  and(
    inArray(kind, ['course', 'column', 'team', 'flash']),
    exists(
      db
        .select({ id: product.id })
        .from(product)
        .leftJoin(review, ownReview)
        .where(and(eq(product.id, productId), eq(product.published, true), isNull(review.id))),
    ),
  );
