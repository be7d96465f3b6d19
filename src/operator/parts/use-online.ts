import { useSyncExternalStore } from 'react';

const onTurn = (turned: () => void) => {
  addEventListener('online', turned);
  addEventListener('offline', turned);
  return () => {
    removeEventListener('online', turned);
    removeEventListener('offline', turned);
  };
};

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(onTurn, () => navigator.onLine);
