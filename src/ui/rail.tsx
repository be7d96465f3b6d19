import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './rail.module.css';

type Props<T> = {
  items: readonly T[];
  /** Width of an item: a wide picture, a square poster, a person. */
  width: 'wide' | 'poster' | 'person';
  children: (item: T) => ReactNode;
};

/** A row that scrolls sideways and snaps to its items; other items bring it back to its start. */
export const Rail = <T extends { id: string }>({ items, width, children }: Props<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(items);
  useLayoutEffect(() => {
    if (shown.current === items) return;
    shown.current = items;
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [items]);
  return (
    <ul className={`${css.rail} ${css[width]}`} ref={list}>
      {items.map((item, index) => (
        // a back end may list one thing twice
        // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
        <li key={`${index}:${item.id}`}>{children(item)}</li>
      ))}
    </ul>
  );
};
