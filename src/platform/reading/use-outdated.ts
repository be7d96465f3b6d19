import { useEffect } from 'react';
import { useCard } from '../calls/card-news.ts';
import { couponChanges } from '../calls/coupon-news.ts';
import type { ListSnapshot } from './list-memory.ts';

/** Calls `again` where a list shows prices from before the member's card or coupons changed. */
export const useOutdated = (
  { state, card: before, coupons = couponChanges() }: ListSnapshot,
  again: () => void,
): void => {
  const card = useCard();
  const settled = state === 'idle' || state === 'end';
  const byCard = card !== '' && (before || card) !== card;
  const outdated = settled && (byCard || coupons !== couponChanges());
  useEffect(() => {
    if (outdated) again();
  }, [outdated, again]);
};
