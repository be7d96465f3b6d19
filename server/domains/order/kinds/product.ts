import { eq } from 'drizzle-orm';
import { productAddress } from '#schemas/course/product-address.ts';
import { courseRefusals } from '#schemas/course/refusals.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { category } from '../../../db/tables/category.ts';
import { product } from '../../../db/tables/course.ts';
import { MOST_STUDIED, RETURN_DAYS } from '../../../libraries/catalogue/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { giveGrant, grantedTo, studiedOf } from '../../course/index.ts';
import { hasAlready } from '../../membership/index.ts';
import type { Order } from '../rows/orders.ts';
import type { Sold } from '../rows/sold-by.ts';
import type { Buyer, ReturnTerms } from './purchasable.ts';

export type ProductOnSale = typeof product.$inferSelect;

export type ProductToBuy = ProductOnSale & {
  /** The product's category and its parent, which coupons may name. */
  categories: number[];
};

const categoriesOf = ({ categoryId }: ProductOnSale, parentId: number | null): number[] =>
  [categoryId, parentId].filter((id) => id !== null);

/** Refuses `noSuchProduct`. */
export const productForSale = async ({ db, member, now }: Buyer, key: number | null) => {
  const [found] = await db
    .select({
      row: product,
      parentId: category.parentId,
      ...hasAlready(db, member.id, product.id, now),
    })
    .from(product)
    .leftJoin(category, eq(category.id, product.categoryId))
    .where(eq(product.id, key ?? 0));
  if (!found?.row.published) throw new RefusedError(courseRefusals.noSuchProduct);
  const { row, parentId, owned, waiting } = found;
  return { row: { ...row, categories: categoriesOf(row, parentId) }, owned, waiting };
};

export const ownsProduct = (db: Database, memberId: number, productId: number, now: number) =>
  grantedTo(db, memberId, 'product', productId, now);

export const giveProduct = (
  tx: Database,
  { memberId }: Order,
  targetId: number,
  source: 'buy' | 'team',
  now: number,
): Promise<void> =>
  giveGrant(tx, { memberId, target: 'product', targetId, source, endAt: null }, now);

/** Until when a course can be refunded, in ms. */
const returnableUntil = ({ paidAt }: Pick<Order, 'paidAt'>): number =>
  (paidAt?.getTime() ?? 0) + RETURN_DAYS * DAY;

export const studiedTooLong = (order: Order, _sold: Sold, now: number): boolean =>
  now >= returnableUntil(order);

export const addressOfProduct = (_order: Order, { product: row }: Sold): string =>
  row ? productAddress(row) : '';

/**
 * A course can be refunded for a week: as a whole while hardly anything of what was sold has been studied or
 * sent, later by its unread lessons.
 */
export const studyTerms = async (
  db: Database,
  order: Order,
  productId: number,
  now: number,
): Promise<ReturnTerms> => {
  const until = returnableUntil(order);
  const { percent, sold, read } = await studiedOf(db, order.memberId, productId);
  if (now >= until) return { until, percent, refusal: refundRefusals.refundLate };
  if (percent < MOST_STUDIED || read.length === 0) return { until, percent };
  if (read.length < sold) return { until, percent, part: { sold, retained: read } };
  return { until, percent, refusal: refundRefusals.refundStudied, n: percent };
};
