import { useEffect } from 'react';
import { useSeenAgain } from './use-seen-again.ts';

/** Calls `refresh`, while `when` holds, on the way back to a list and when its page is seen again. */
export const useRefreshes = (when: boolean, refresh: () => void): void => {
  useEffect(() => {
    if (when) refresh();
  }, [when, refresh]);
  useSeenAgain(() => {
    if (when) refresh();
  });
};
