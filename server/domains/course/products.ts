import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courseRefusals } from '#schemas/course/refusals.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { cardFen, pricesOf } from '../../libraries/catalogue/index.ts';
import type { Payer } from '../../platform/auth/card.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export type ProductRow = typeof product.$inferSelect;

/** For whoever holds a grant, if `held` is not null: what has been taken off sale stays theirs. */
export const isOpenToHolder = (held: PgColumn) =>
  or(eq(product.published, true), and(eq(product.retired, true), isNotNull(held)));

const isPublished = (id: string) => and(eq(product.id, keyOrZero(id)), eq(product.published, true));

/** Refuses `noSuchProduct`, also for an unpublished product. */
export const productOf = async (db: Database, id: string): Promise<ProductRow> => {
  const [row] = await db.select().from(product).where(isPublished(id));
  if (!row) throw new RefusedError(courseRefusals.noSuchProduct);
  return row;
};

export const toProduct = (payer: Payer, row: ProductRow) => {
  const byCard = cardFen(row);
  return {
    id: String(row.id),
    type: row.type,
    title: row.title,
    subtitle: row.subtitle,
    thumb: row.thumb,
    ...pricesOf(payer, row),
    memberPrice: byCard < row.priceFen ? yuan(byCard) : null,
  };
};
