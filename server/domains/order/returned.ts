import type { ReturnedPart } from './kinds/purchasable.ts';
import type { Order } from './rows/orders.ts';

/** What goes back to the buyer of an order: an amount in fen, points, and `part` where not all of it does. */
export type Returned = { amountFen: number; points: number; part?: ReturnedPart };

/** The share of the lessons that close, of `sold` less `kept`, rounded down; all where none stays. */
export const shareBack = (whole: number, sold: number, remaining: number): number =>
  remaining > 0 ? Math.floor((whole * (sold - remaining)) / sold) : whole;

/** What goes back of an order: all of it, or by the lessons that close. */
export const returnedOf = ({ payFen, points }: Order, part?: ReturnedPart): Returned => {
  if (!part) return { amountFen: payFen, points };
  const share = (whole: number) => shareBack(whole, part.sold, part.retained.length);
  return { amountFen: share(payFen), points: share(points), part };
};
