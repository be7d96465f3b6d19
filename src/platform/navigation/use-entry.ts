import { useSyncExternalStore } from 'react';

const follow = (notify: () => void): (() => void) => {
  const moves = ['pushState', 'popstate'];
  for (const move of moves) addEventListener(move, notify);
  return () => {
    for (const move of moves) removeEventListener(move, notify);
  };
};

const isEntry = (): boolean => document.documentElement.matches('[data-messenger][data-arrival]');

/** Whether the messenger opened the app on the present page: its own bar has the way back, and no page lies behind. */
export const useEntry = (): boolean => useSyncExternalStore(follow, isEntry, () => false);
