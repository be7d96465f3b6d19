import type { PriceOffer } from '#schemas/order/offers-endpoints.ts';

/** What an order of a product takes from this member, in yuan: its price, or less by a coupon that they hold. */
export const ownPrice = (price: string | null, offers: readonly PriceOffer[]): string | null =>
  offers.find(({ kind, taken }) => kind === 'coupon' && taken)?.price ?? price;
