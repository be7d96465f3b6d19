import { getScrollableAncestors } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';

/** Rows this far outside the visible part are rendered in full: some eight arrow key presses. */
const AHEAD = '320px 0px';

/** `height`: the element's own, in px. */
type NearListener = (near: boolean, height: number) => void;
export type Watch = (element: Element, tell: NearListener) => () => void;

export const watchNearness = (): Watch => {
  const listeners = new WeakMap<Element, NearListener>();
  let observer: IntersectionObserver | undefined;
  const tell = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      listeners.get(target)?.(isIntersecting, boundingClientRect.height);
  };
  const observe = (element: Element) => {
    const scroller = getScrollableAncestors(element, 1)[0];
    // `rootMargin` has no effect inside a scroller other than the observer's root
    const root = scroller === document.scrollingElement ? null : (scroller ?? null);
    return new IntersectionObserver(tell, { root, rootMargin: AHEAD });
  };
  return (element, listener) => {
    observer ??= observe(element);
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
};

/** An element that has the focus or is being dragged stays rendered in full. */
const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) ||
  element.querySelector(':scope > [data-dragging=true]') !== null;

/**
 * Whether an element is near, and its height when it left; `first` counts until it was observed, or without
 * `watch`.
 */
export const useNearby = (watch: Watch | null, first: boolean) => {
  const ref = useRef<HTMLLIElement>(null);
  const [measured, setMeasured] = useState<{ near?: boolean; height?: number }>({});
  useEffect(() => {
    const element = ref.current;
    if (!watch || !element) return;
    return watch(element, (near, height) => {
      if (!near && isInUse(element)) return;
      setMeasured((before) => (before.near === near ? before : { near, height }));
    });
  }, [watch]);
  return { ref, near: measured.near ?? first, height: measured.height };
};
