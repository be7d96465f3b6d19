import { useState } from 'react';
import { type OrderPreview, previewOrder } from '#schemas/order/endpoints.ts';
import { isNumericId } from '#schemas/text/validators.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import type { Bought } from './bought.ts';

export type OfferChoices = {
  quantity: number;
  /** `best` until the member chooses; '' for no coupon. */
  coupon_id: string;
  use_points: boolean;
};

/** What an address asks for: the coupon and the points of an order that is placed anew. */
export const firstChoices = (coupon: string, points: string): Partial<OfferChoices> => ({
  ...(isNumericId(coupon) && { coupon_id: coupon }),
  use_points: points === '1',
});

/** The price of the item, reckoned by the server for the member's choices, which begin with `first`. */
export const useOffer = (bought: Bought, first: Partial<OfferChoices> = {}) => {
  const [wish, setWish] = useState<OfferChoices>({
    quantity: 1,
    coupon_id: 'best',
    use_points: false,
    ...first,
  });
  const called = useCall(previewOrder, { ...bought, ...wish });
  // while the server reckons the price of another choice, the last price stays in sight
  const [last, setLast] = useState<OrderPreview>();
  if (called.data && called.data !== last) setLast(called.data);
  return {
    wish,
    change: (part: Partial<OfferChoices>) => setWish((before) => ({ ...before, ...part })),
    of: { ...called, data: called.data ?? (called.error ? undefined : last) },
    settled: called.data !== undefined,
  };
};
