import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A log this near to its end counts as being at its end, in CSS pixels. */
const NEAR = 60;
/** Older entries are read this near to the beginning of the log, in CSS pixels. */
const TOP = 40;

type Ends = {
  /** Ids of the first and last entry, which tell growth at the start from growth at the end. */
  first: number;
  last: number;
  /** Number of entries, from which the unread ones are counted. */
  size: number;
};

type Options = {
  ends: Ends;
  onStick: (stuck: boolean) => void;
  onTop: () => void;
};

/** Keeps the same entries in view when older ones are inserted above them. */
const keepPosition = (element: HTMLElement, heightBefore: number): void => {
  element.scrollTop += element.scrollHeight - heightBefore;
};

/**
 * Keeps a log at its end while its end is in view, and in place while the reader is further up;
 * `unread` counts the entries that came meanwhile.
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
    else if (ends.first < before.first) keepPosition(element, height.current);
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
