import { type SQL, sql } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import { holdsCard, type Payer } from '../../platform/auth/card.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export type Shopper = Pick<Context, 'db'> & Payer;

export type CardTerms = Pick<
  typeof product.$inferSelect,
  'priceFen' | 'memberPriceFen' | 'memberFree'
>;

export type ListTerms = CardTerms & Pick<typeof product.$inferSelect, 'linePriceFen'>;

/** In fen; never above the usual price. */
export const cardFen = ({ priceFen, memberPriceFen, memberFree }: CardTerms): number =>
  memberFree ? 0 : Math.min(priceFen, memberPriceFen ?? priceFen);

/** In fen, before coupons and points. */
export const fenFor = (payer: Payer, terms: CardTerms): number =>
  holdsCard(payer) ? cardFen(terms) : terms.priceFen;

/** The full price for a card holder, else the earlier price, if any. */
const struckFen = (payer: Payer, terms: ListTerms): number | null =>
  fenFor(payer, terms) < terms.priceFen ? terms.priceFen : terms.linePriceFen;

export const pricesOf = (payer: Payer, terms: ListTerms) => {
  const struck = struckFen(payer, terms);
  return {
    price: yuan(fenFor(payer, terms)),
    linePrice: struck === null ? null : yuan(struck),
  };
};

export const fenIn = (payer: Payer): SQL<number> => {
  const { priceFen, memberPriceFen, memberFree } = product;
  if (!holdsCard(payer)) return sql<number>`${priceFen}`.mapWith(priceFen);
  // SQL `least` skips a null member price
  return sql<number>`case when ${memberFree} then 0 else least(${priceFen}, ${memberPriceFen}) end`.mapWith(
    priceFen,
  );
};
