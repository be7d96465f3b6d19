import { type SQL, sql } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import { holdsCard, type Payer } from '../../platform/auth/card.ts';
import type { Context } from '../../platform/endpoint/context.ts';

/** What a list of products is read with. */
export type Shopper = Pick<Context, 'db'> & Payer;

type Terms = Pick<typeof product.$inferSelect, 'priceFen' | 'memberPriceFen' | 'memberFree'>;

/** What a product costs the holder of a card, in fen; never more than anybody else. */
export const cardFen = ({ priceFen, memberPriceFen, memberFree }: Terms): number =>
  memberFree ? 0 : Math.min(priceFen, memberPriceFen ?? priceFen);

/** What a product costs whoever asks, in fen, before coupons and points. */
export const fenFor = (payer: Payer, terms: Terms): number =>
  holdsCard(payer) ? cardFen(terms) : terms.priceFen;

/** The price of `priceFen` as SQL, for use within a query. */
export const fenIn = (payer: Payer): SQL<number> => {
  const { priceFen, memberPriceFen, memberFree } = product;
  if (!holdsCard(payer)) return sql<number>`${priceFen}`.mapWith(priceFen);
  // SQL `least` skips a null member price
  return sql<number>`case when ${memberFree} then 0 else least(${priceFen}, ${memberPriceFen}) end`.mapWith(
    priceFen,
  );
};
