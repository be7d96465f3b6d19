import { useEffect } from 'react';
import { useSeenAgain } from './use-seen-again.ts';

/** While `when`: calls `refresh` on the way back to a list and whenever its page is seen again. */
export const useRefreshes = (when: boolean, refresh: () => void): void => {
  useEffect(() => {
    if (when) refresh();
  }, [when, refresh]);
  useSeenAgain(() => {
    if (when) refresh();
  });
};
