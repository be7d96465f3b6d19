import { startTransition, useCallback, useState } from 'react';

/** How far outside the screen a section begins to be built. */
const REACH = { screen: '0px', ahead: '100%' };

export type Reach = keyof typeof REACH;

type Watch = (element: Element, onNear: () => void) => () => void;

const createWatch = (reach: Reach): Watch => {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${REACH[reach]} 0px` },
  );
  return (element, onNear) => {
    waiting.set(element, onNear);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer.unobserve(element);
    };
  };
};

const shared: Partial<Record<Reach, Watch>> = {};

/**
 * Whether the element has come near the screen; stays true from then on. Without an IntersectionObserver
 * every element counts as near.
 */
export const useNear = (from: boolean, reach: Reach) => {
  const [near, setNear] = useState(from);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') {
        setNear(true);
        return;
      }
      shared[reach] ??= createWatch(reach);
      return shared[reach](element, () => startTransition(() => setNear(true)));
    },
    [reach],
  );
  return [near, near ? undefined : ref] as const;
};
