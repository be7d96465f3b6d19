import { useSyncExternalStore } from 'react';

/** As wide as a phone; the same width stands in the style sheets. */
const phone = matchMedia('(width < 720px)');

const onTurn = (turned: () => void) => {
  phone.addEventListener('change', turned);
  return () => phone.removeEventListener('change', turned);
};

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(onTurn, () => phone.matches);
