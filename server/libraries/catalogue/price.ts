import { type SQL, sql } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import { holdsCard, type Payer } from '../../platform/auth/card.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export type Shopper = Pick<Context, 'db'> & Payer;

/** What a product costs with a card and without one, in fen. */
export type CardTerms = Pick<
  typeof product.$inferSelect,
  'priceFen' | 'memberPriceFen' | 'memberFree'
>;

export type ListTerms = CardTerms & Pick<typeof product.$inferSelect, 'linePriceFen'>;

/** A card holder's price of a product, in fen; never above the usual one. */
export const cardFen = ({ priceFen, memberPriceFen, memberFree }: CardTerms): number =>
  memberFree ? 0 : Math.min(priceFen, memberPriceFen ?? priceFen);

/** This payer's price of a product, in fen, before coupons and points. */
export const fenFor = (payer: Payer, terms: CardTerms): number =>
  holdsCard(payer) ? cardFen(terms) : terms.priceFen;

/** The price struck through: the full price for a card holder, else the earlier price, if any. */
const struckFen = (payer: Payer, terms: ListTerms): number | null =>
  fenFor(payer, terms) < terms.priceFen ? terms.priceFen : terms.linePriceFen;

/** The price of a product and the one struck through beside it, as every answer about it shows them. */
export const pricesOf = (payer: Payer, terms: ListTerms) => {
  const struck = struckFen(payer, terms);
  return {
    price: yuan(fenFor(payer, terms)),
    linePrice: struck === null ? null : yuan(struck),
  };
};

/** The price of `priceFen` as SQL, for use within a query. */
export const fenIn = (payer: Payer): SQL<number> => {
  const { priceFen, memberPriceFen, memberFree } = product;
  if (!holdsCard(payer)) return sql<number>`${priceFen}`.mapWith(priceFen);
  // SQL `least` skips a null member price
  return sql<number>`case when ${memberFree} then 0 else least(${priceFen}, ${memberPriceFen}) end`.mapWith(
    priceFen,
  );
};
