import { useLayoutEffect } from 'react';
import { useSeenAgain } from './use-seen-again.ts';

export const useRefreshes = (when: boolean, refresh: () => void): void => {
  // right after the list's first call, which an early answer may end at once
  useLayoutEffect(() => {
    if (when) refresh();
  }, [when, refresh]);
  useSeenAgain(() => {
    if (when) refresh();
  });
};
