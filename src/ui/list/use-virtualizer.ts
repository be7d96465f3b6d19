import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';

type Core = typeof import('@tanstack/react-virtual');

type Options = {
  items: readonly unknown[];
  keyAt: (index: number) => string | number;
  /** Measured before the page was left. */
  rows: readonly unknown[] | undefined;
  rowHeight: number;
};

type Held = {
  core: Core;
  virtualizer: Virtualizer<Window, Element>;
  /** Where the list begins in the document, in px. */
  scrollMargin: number;
  /** Of the page's sizes to those of the design. */
  scale: number;
  /** The rows as they stood when it began, or before the page was left. */
  initialMeasurementsCache: VirtualItem[];
};

/** A list of more rows is drawn in part. */
const FEW = 30;
/** What a phone draws quickly; a list that was left with more rows has the code for them soon. */
const MOST = 100;

let known: Core | undefined;

/** The root font size is 37.5 px at the width of the design. */
const scaleOf = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5 || 1;

const measured = (list: HTMLElement, { keyAt }: Options): VirtualItem[] =>
  [...list.children].map((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    const start = top + window.scrollY;
    return { index, key: keyAt(index), start, end: start + height, size: height, lane: 0 };
  });

const optionsOf = (
  { core, scale, ...begin }: Omit<Held, 'virtualizer'>,
  { items, keyAt, rowHeight }: Options,
  onChange: () => void,
) => ({
  count: items.length,
  estimateSize: () => rowHeight * scale,
  getItemKey: keyAt,
  overscan: 3,
  ...begin,
  initialRect: { width: window.innerWidth, height: window.innerHeight },
  getScrollElement: (): Window => window,
  observeElementRect: core.observeWindowRect,
  observeElementOffset: core.observeWindowOffset,
  scrollToFn: core.windowScroll,
  initialOffset: () => window.scrollY,
  onChange,
});

/** 'none' where the code cannot be had. */
const useCore = (isLong: boolean): Core | 'none' | undefined => {
  const [core, setCore] = useState<Core | 'none' | undefined>(() => known);
  useEffect(() => {
    if (!isLong || core) return;
    let current = true;
    import('@tanstack/react-virtual').then(
      (code) => {
        known = code;
        if (current) setCore(code);
      },
      () => current && setCore('none'),
    );
    return () => {
      current = false;
    };
  }, [isLong, core]);
  return core;
};

/** A panel scrolls by itself, so the window does not tell which of its rows are in sight. */
const isInPanel = (list: HTMLElement | null): boolean => Boolean(list?.closest('dialog'));

/**
 * Which rows of a long list to draw, and where; undefined for a short one, one in a panel, and until the code for it
 * has come. `most`: so many rows from the first one are drawn until then.
 */
export const useVirtualizer = (list: RefObject<HTMLElement | null>, options: Options) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isLong = options.items.length > FEW;
  const core = useCore(isLong);
  const [held, setHeld] = useState<Held>();
  // before the paint, so that nothing moves
  useLayoutEffect(() => {
    const element = list.current;
    if (!isLong || !core || core === 'none' || !element || isInPanel(element))
      return setHeld(undefined);
    setHeld((before) => {
      if (before) return before;
      const at = {
        core,
        scale: scaleOf(),
        scrollMargin: element.getBoundingClientRect().top + window.scrollY,
        // this same hook has taken the snapshot
        initialMeasurementsCache: (options.rows as VirtualItem[]) ?? measured(element, options),
      };
      const virtualizer = new core.Virtualizer<Window, Element>(optionsOf(at, options, redraw));
      return { ...at, virtualizer };
    });
  });
  const virtualizer = held?.virtualizer;
  if (held) held.virtualizer.setOptions(optionsOf(held, options, redraw));
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  const whole = core === 'none' || isInPanel(list.current);
  return { virtual: virtualizer, most: whole ? options.items.length : MOST };
};
