import { useSyncExternalStore } from 'react';

/** Whether the window is as wide as a query says; the same width stands in the style sheets. */
const asWide = (query: string) => {
  const media = matchMedia(query);
  const onTurn = (turned: () => void) => {
    media.addEventListener('change', turned);
    return () => media.removeEventListener('change', turned);
  };
  return (): boolean => useSyncExternalStore(onTurn, () => media.matches);
};

/** Whether the window is as narrow as a phone. */
export const useIsPhone = asWide('(width < 720px)');

/** Whether settings have room beside a list and a preview. */
export const useHasSpace = asWide('(width >= 1024px)');
