import { useEffect } from 'react';
import { useCard } from '../calls/card-news.ts';
import type { ListSnapshot } from './list-memory.ts';

/** Calls `again` where a list shows prices from before the member's card began or ended. */
export const useOutdated = ({ state, card: before }: ListSnapshot, again: () => void): void => {
  const card = useCard();
  const settled = state === 'idle' || state === 'end';
  const outdated = settled && card !== '' && (before || card) !== card;
  useEffect(() => {
    if (outdated) again();
  }, [outdated, again]);
};
