import { useEffect } from 'react';
import { useSeenAgain } from './use-seen-again.ts';

/** Reads a list anew that was left and is come back to, while what it held stays shown. */
export const useFreshList = <L extends { refresh: () => void }>(list: L): L => {
  const { refresh } = list;
  useEffect(refresh, [refresh]);
  useSeenAgain(refresh);
  return list;
};
