import { type ReactNode, useEffect, useRef } from 'react';
import { onVisible } from '#src/platform/screen/page-events.ts';
import { Box } from '../part/parts.tsx';
import { useVirtualizer } from './use-virtualizer.ts';
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
  /** Estimated height of a row that is not measured yet, in px of the design. */
  rowHeight: number;
  label?: string | undefined;
  children: (item: T, index: number) => ReactNode;
};

/** The next page is requested so many rows before the end. */
const AHEAD = 5;
/** How far below the screen a row is near. */
const NEAR = '0px 0px 300px';

/** Of a long list only the visible rows and a few around them; the rows of a short one all. */
export const Rows = <T,>({ list, rowHeight, label, children }: Props<T>) => {
  const { items, state, next, keyAt, keepRows } = list;
  const ref = useRef<HTMLUListElement>(null);
  const { virtual, most } = useVirtualizer(ref, { ...list, rowHeight });
  const rows =
    virtual?.getVirtualItems() ??
    items.slice(0, most).map((_item, index) => ({ index, key: keyAt(index), start: 0 }));
  const ahead = Math.max(0, items.length - AHEAD);
  const near = virtual !== undefined && (rows.at(-1)?.index ?? 0) >= ahead;
  useEffect(() => {
    if (state !== 'idle') return;
    const row = virtual ? undefined : ref.current?.children[ahead];
    if (near) next();
    if (!row) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // a row above the screen has been near
        if (
          entries.some(
            ({ isIntersecting, boundingClientRect: { top } }) => isIntersecting || top < 0,
          )
        )
          next();
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [state, virtual, near, ahead, next]);
  useEffect(() => {
    if (!virtual) return;
    const keep = () => keepRows(virtual.takeSnapshot());
    // browsers fire this event before they put the page away
    const stop = onVisible(keep);
    return () => {
      keep();
      stop();
    };
  }, [virtual, keepRows]);
  const style = virtual && { blockSize: virtual.getTotalSize() };
  return (
    <Box as="ul" anchor style={style} aria-label={label} ref={ref}>
      {rows.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              className={virtual && css.row}
              key={key}
              ref={virtual?.measureElement}
              data-index={index}
              aria-setsize={state === 'end' ? items.length : -1}
              aria-posinset={index + 1}
              style={
                virtual && { transform: `translateY(${start - virtual.options.scrollMargin}px)` }
              }
            >
              {children(item, index)}
            </li>
          )
        );
      })}
    </Box>
  );
};
