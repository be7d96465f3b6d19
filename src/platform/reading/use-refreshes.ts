import { useEffect } from 'react';
import { useSeenAgain } from './use-seen-again.ts';

export const useRefreshes = (when: boolean, refresh: () => void): void => {
  useEffect(() => {
    if (when) refresh();
  }, [when, refresh]);
  useSeenAgain(() => {
    if (when) refresh();
  });
};
