import { useSyncExternalStore } from 'react';

const onTurn = (turned: () => void) => {
  addEventListener('online', turned);
  addEventListener('offline', turned);
  return () => {
    removeEventListener('online', turned);
    removeEventListener('offline', turned);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(onTurn, () => navigator.onLine);
