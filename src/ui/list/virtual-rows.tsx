import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect } from 'react';
import { onVisible } from '#src/platform/screen/page-events.ts';
import { Box } from '../part/parts.tsx';
import css from './view.module.css';

export type RowList<T> = {
  items: readonly T[];
  state: string;
  next: () => void;
  /** The key of the row at an index, which stays the same when the row moves. */
  keyAt: (index: number) => string | number;
  rows: readonly unknown[] | undefined;
  keepRows: (rows: readonly unknown[]) => void;
};

type Props<T> = {
  list: RowList<T>;
  /** Estimated height of a row that is not measured yet, in px of this screen. */
  rowHeight: number;
  top: number;
  label?: string | undefined;
  children: (item: T, index: number) => ReactNode;
};

/** The next page is requested so many rows before the end. */
const AHEAD = 5;

/** Renders only the visible rows and a few around them, however long the list is. */
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
    const stop = onVisible(keep);
    return () => {
      keep();
      stop();
    };
  }, [virtual, keepRows]);
  return (
    <Box as="ul" anchor style={{ blockSize: virtual.getTotalSize() }} aria-label={label}>
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
    </Box>
  );
};
