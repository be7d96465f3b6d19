import { type RefObject, useEffect } from 'react';

/** Gap between a sticky element and the scroll target, in px. */
const GAP = 12;

type BarRef = RefObject<HTMLElement | null>;

/** How far a sticky element reaches into the page from its edge; 0 for one that is not sticky. */
const reachOf = (element: HTMLElement, edge: 'top' | 'bottom'): number => {
  const style = getComputedStyle(element);
  if (style.position !== 'sticky') return 0;
  const inset = Number.parseFloat(style[edge]);
  return element.getBoundingClientRect().height + (Number.isNaN(inset) ? 0 : inset);
};

/**
 * Keeps scroll targets, also focused ones, clear of the sticky elements at the page's edges, whatever their
 * height. `foot` lies in the bar that sticks to the lower edge.
 */
export const useScrollSpace = (head: BarRef, foot: BarRef): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const bar = foot.current?.parentElement;
      if (head.current) style.scrollPaddingTop = `${reachOf(head.current, 'top') + GAP}px`;
      if (bar) style.scrollPaddingBottom = `${reachOf(bar, 'bottom') + GAP}px`;
    };
    measure();
    // Safari before 13.1 has no ResizeObserver: the height measured first stays
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    addEventListener('resize', measure);
    for (const element of [head.current, foot.current]) if (element) observer?.observe(element);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [head, foot]);
};
