import { useEffect, useRef, useState } from 'react';

/** Rows this far outside the screen are drawn already. */
const AHEAD = '240px 0px';

const listeners = new Map<Element, (here: boolean) => void>();
let observer: IntersectionObserver | undefined;

const watch = (element: Element, tell: (here: boolean) => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  listeners.set(element, tell);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
};

/** Whether an element is on the screen or nearly so; all elements share one observer. */
export const useOnScreen = <E extends Element>() => {
  const ref = useRef<E>(null);
  const [here, setHere] = useState(false);
  useEffect(() => (ref.current ? watch(ref.current, setHere) : undefined), []);
  return [ref, here] as const;
};
