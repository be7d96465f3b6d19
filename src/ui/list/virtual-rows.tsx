import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect } from 'react';
import css from './view.module.css';

export type RowList<T> = {
  items: readonly T[];
  state: string;
  next: () => void;
  /** What tells the row at an index from the others; the same where it moves. */
  keyAt: (index: number) => string | number;
  /** Heights of rows, as they were measured before. */
  rows: readonly unknown[] | undefined;
  keepRows: (rows: readonly unknown[]) => void;
};

type Props<T> = {
  list: RowList<T>;
  /** Before a row is measured, in px of this screen. */
  rowHeight: number;
  /** Where the list begins on the page, in px. */
  top: number;
  label?: string | undefined;
  children: (item: T, index: number) => ReactNode;
};

/** How many rows before its end the next page is asked for. */
const AHEAD = 5;

/** Only the rows in sight and a few around them stand in the page, however long the list is. */
export const VirtualRows = <T,>({ list, rowHeight, top, label, children }: Props<T>) => {
  const { items, state, next, keyAt, keepRows } = list;
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 3,
    useFlushSync: false,
    scrollMargin: top,
    // this same component measured the rows before the page was left
    initialMeasurementsCache: (list.rows ?? []) as VirtualItem[],
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const near = state === 'idle' && last >= items.length - AHEAD;
  useEffect(() => {
    if (near) next();
  }, [near, next]);
  useEffect(() => {
    const keep = () => keepRows(virtual.takeSnapshot());
    // browsers fire this event before they put the page away
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      document.removeEventListener('visibilitychange', keep);
    };
  }, [virtual, keepRows]);
  return (
    <ul className={css.rows} style={{ blockSize: virtual.getTotalSize() }} aria-label={label}>
      {drawn.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              className={css.row}
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={state === 'end' ? items.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
};
