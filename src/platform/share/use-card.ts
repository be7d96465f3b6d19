import { useEffect } from 'react';
import { createStore } from '../storage/store.ts';
import type { ShareCard } from './card.ts';

export const pageCard = createStore<Partial<ShareCard> | undefined>(undefined);

/**
 * Shares this page with a card of its own for as long as it is shown; missing fields, or all of them while
 * `card` is undefined, come from the default one. Outside the messenger nothing happens.
 */
export const useShareCard = (card: Partial<ShareCard> | undefined): void => {
  const { title = '', desc = '', imgUrl = '', link = '' } = card ?? {};
  const given = card !== undefined;
  useEffect(() => {
    if (!given) return;
    const mine = { title, desc, imgUrl, link };
    pageCard.set(mine);
    return () => {
      if (pageCard.get() === mine) pageCard.set(undefined);
    };
  }, [given, title, desc, imgUrl, link]);
};
