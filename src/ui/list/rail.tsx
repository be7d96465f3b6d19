import { type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import css from './rail.module.css';

type Props<T> = {
  items: readonly T[];
  width: 'wide' | 'poster' | 'person' | 'tile' | 'ticket' | 'course' | 'banner';
  children: (item: T) => ReactNode;
};

/** Items rendered at first, and added as one scrolls; a back end may send thousands. */
const STEP = 40;

const nearsEnd = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) =>
  scrollWidth - scrollLeft < 4 * clientWidth;

/**
 * A row that scrolls sideways and snaps to its items; new items scroll it back to its start. Pictures
 * beyond the next item are asked for once it is touched or scrolled.
 */
export const Rail = <T extends { id: string }>({ items, width, children }: Props<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(items);
  const [shownCount, setShownCount] = useState(STEP);
  const [resting, setResting] = useState(true);
  const stir = () => setResting(false);
  useLayoutEffect(() => {
    if (before.current === items) return;
    before.current = items;
    setShownCount(STEP);
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [items]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    stir();
    if (shownCount < items.length && nearsEnd(currentTarget)) setShownCount(shownCount + STEP);
  };
  return (
    <ul
      className={`${css.rail} ${css[width]}`}
      data-resting={resting || undefined}
      ref={list}
      onPointerDown={stir}
      onScroll={onScroll}
    >
      {items.slice(0, shownCount).map((item, index) => (
        // a back end may list one thing twice
        // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
        <li key={`${index}:${item.id}`}>{children(item)}</li>
      ))}
    </ul>
  );
};
