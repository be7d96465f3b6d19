import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courseRefusals } from '#schemas/course/refusals.ts';
import { grant, product } from '../../db/tables/course.ts';
import { cardFen, pricesOf } from '../../libraries/catalogue/index.ts';
import type { Payer } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { holding } from './access.ts';

export type ProductRow = typeof product.$inferSelect;

/** For whoever holds a grant, if `held` is not null: what has been taken off sale stays theirs. */
export const isOpenToHolder = (held: PgColumn) =>
  or(eq(product.published, true), and(eq(product.retired, true), isNotNull(held)));

/** Refuses `noSuchProduct`, also for what is off sale, but to whoever holds a retired one. */
export const openProduct = async (
  { db, member, now }: Context<Member>,
  id: string,
): Promise<ProductRow> => {
  const [found] = await db
    .select({ row: product })
    .from(product)
    .leftJoin(grant, holding(member.id, 'product', product.id, now))
    .where(and(eq(product.id, keyOrZero(id)), isOpenToHolder(grant.id)));
  if (!found) throw new RefusedError(courseRefusals.noSuchProduct);
  return found.row;
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
