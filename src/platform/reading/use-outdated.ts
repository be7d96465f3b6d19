import { useEffect, useState } from 'react';
import { useCard } from '../calls/card-news.ts';
import { couponChanges } from '../calls/coupon-news.ts';
import type { ListSnapshot } from './list-memory.ts';

/**
 * Calls `again` where a list shows prices from before the member's card changed, or their coupons did while it was
 * not shown.
 */
export const useOutdated = (
  { state, card: before, coupons }: ListSnapshot,
  again: () => void,
): void => {
  const card = useCard();
  const [known] = useState(couponChanges);
  const settled = state === 'idle' || state === 'end';
  const byCard = card !== '' && (before || card) !== card;
  const outdated = settled && (byCard || (coupons ?? known) < known);
  useEffect(() => {
    if (outdated) again();
  }, [outdated, again]);
};
