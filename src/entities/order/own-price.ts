import type { PriceOffer } from '#schemas/order/offers-endpoints.ts';

/** This member's price in yuan: the product's, or less by a coupon that they hold. */
export const ownPrice = (price: string | null, offers: readonly PriceOffer[]): string | null =>
  offers.find(({ kind, taken }) => kind === 'coupon' && taken)?.price ?? price;
