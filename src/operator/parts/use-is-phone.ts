import { useSyncExternalStore } from 'react';

/** The style sheets use the same widths. */
const asWide = (query: string) => {
  const media = matchMedia(query);
  const onTurn = (turned: () => void) => {
    media.addEventListener('change', turned);
    return () => media.removeEventListener('change', turned);
  };
  return (): boolean => useSyncExternalStore(onTurn, () => media.matches);
};

export const useIsPhone = asWide('(width < 720px)');

/** Whether settings have room beside a list and a preview. */
export const useHasSpace = asWide('(width >= 1024px)');
