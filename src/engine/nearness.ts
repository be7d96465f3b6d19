import { startTransition, useCallback, useState } from 'react';

/** How far outside the screen a section begins to be built, in screen heights. */
const AHEAD = '100%';

type Watch = (element: Element, onNear: () => void) => () => void;

const createWatch = (): Watch => {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${AHEAD} 0px` },
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

let shared: Watch | undefined;

/**
 * Whether the element has come near the screen; it stays true from then on. The ref callback runs
 * in browsers only; without an IntersectionObserver every element counts as near.
 */
export const useNear = (from: boolean) => {
  const [near, setNear] = useState(from);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    shared ??= createWatch();
    return shared(element, () => startTransition(() => setNear(true)));
  }, []);
  return [near, near ? undefined : ref] as const;
};
