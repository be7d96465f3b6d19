import { workdayEnd } from '../../platform/time/china-time.ts';
import type { ReturnedPart } from './kinds/purchasable.ts';
import type { Order } from './rows/orders.ts';

/** `amountFen` in fen; `part` where only a part is refunded. */
export type Returned = { amountFen: number; points: number; part?: ReturnedPart };

/** The share of the refunded lessons, rounded down; the whole where none is kept. */
export const shareBack = (whole: number, sold: number, retained: number): number =>
  retained > 0 ? Math.floor((whole * (sold - retained)) / sold) : whole;

export const returnedOf = ({ payFen, points }: Order, part?: ReturnedPart): Returned => {
  if (!part) return { amountFen: payFen, points };
  const share = (whole: number) => shareBack(whole, part.sold, part.retained.length);
  return { amountFen: share(payFen), points: share(points), part };
};

/** Within so many working days a provider returns money to a bank card; to a balance it is faster. */
const PROVIDER_WORKDAYS = 3;

/** By when money that is sent at `sentAt` (ms) is back; null where nothing was paid. */
export const promisedArrival = (
  { method }: Pick<Order, 'method'>,
  amountFen: number,
  sentAt: number,
): number | null => {
  if (amountFen === 0) return null;
  return method === 'balance' ? sentAt : workdayEnd(sentAt, PROVIDER_WORKDAYS);
};
