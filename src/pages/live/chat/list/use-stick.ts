import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end a log counts as being at it, in CSS pixels. */
const NEAR = 60;
/** So near to its beginning older entries are read, in CSS pixels. */
const TOP = 40;

type Ends = {
  /** The first and the last entry, by which growth at either end is told apart. */
  first: number;
  last: number;
  /** What counts as new when it is out of view. */
  size: number;
};

type Options = {
  ends: Ends;
  onStick: (stuck: boolean) => void;
  onTop: () => void;
};

/** Where the reader was: what was in view stays in view when older entries come in above it. */
const keepPlace = (element: HTMLElement, heightBefore: number): void => {
  element.scrollTop += element.scrollHeight - heightBefore;
};

/**
 * Keeps a log at its end while its end is in view, and where it is while somebody reads further up;
 * `unread` counts what came meanwhile.
 */
export const useStick = (box: RefObject<HTMLElement | null>, { ends, onStick, onTop }: Options) => {
  const stuck = useRef(true);
  const seen = useRef(ends);
  const height = useRef(0);
  const [unread, setUnread] = useState(0);

  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    stuck.current = true;
    setUnread(0);
    onStick(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what has changed at the ends
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    seen.current = ends;
    if (stuck.current) element.scrollTop = element.scrollHeight;
    else if (ends.first < before.first) keepPlace(element, height.current);
    else if (ends.last > before.last) setUnread((count) => count + ends.size - before.size);
    height.current = element.scrollHeight;
  }, [ends.first, ends.last, ends.size]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (stuck.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const now = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (now !== stuck.current) {
      stuck.current = now;
      onStick(now);
    }
    if (now && unread > 0) setUnread(0);
    if (element.scrollTop < TOP) onTop();
  };
  return { unread, toEnd, onScroll };
};
