import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '../part/parts.tsx';
import type { SkeletonKind } from '../skeleton/skeleton.tsx';
import { Skeletons } from '../state/answered.tsx';
import { ErrorScreen } from '../state/error-screen.tsx';
import { ListFoot } from './foot.tsx';
import { type RowList, VirtualRows } from './virtual-rows.tsx';

type Listed<T> = RowList<T> & {
  state: 'loading' | 'broken' | 'idle' | 'busy' | 'failed' | 'end';
  error: { message: string } | undefined;
  reload: () => void;
};

type Props<T> = {
  list: Listed<T>;
  /** Estimated height of a row at a width of 375 px, in px; real heights are measured. */
  rowHeight: number;
  skeleton: SkeletonKind;
  empty: ReactNode;
  /** What the list contains, read aloud. */
  label?: string | undefined;
  /** The rows are cards themselves, so there is no card around them. */
  cards?: boolean | undefined;
  children: (item: T, index: number) => ReactNode;
};

const footOf = { idle: 'busy', busy: 'busy', failed: 'failed', end: 'end' } as const;

/** The root font size is 37.5 px at the width of the design. */
const scaleOf = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5 || 1;

/** A paged list: its rows, further pages as they come near, and the message at its end. */
export const ListView = <T,>(props: Props<T>) => {
  const { list, rowHeight, skeleton, empty, label, cards = false, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ scale: number; top: number }>();
  const { state } = list;
  const shown = state !== 'loading' && state !== 'broken';
  const bare = list.items.length === 0 && state === 'end';
  const drawn = shown && !bare;
  useLayoutEffect(() => {
    if (!drawn || !ref.current) return;
    const top = ref.current.getBoundingClientRect().top + window.scrollY;
    setMeasured({ scale: scaleOf(), top });
  }, [drawn]);
  if (state === 'loading') return <Skeletons shapes={[[skeleton, 6]]} />;
  if (state === 'broken')
    return (
      <ErrorScreen
        title="没有加载出来"
        advice={list.error?.message ?? ''}
        action="重新加载"
        onAction={list.reload}
      />
    );
  if (bare) return empty;
  return (
    <Box surface={cards ? undefined : 'card'} ref={ref}>
      {measured && (
        <VirtualRows
          list={list}
          rowHeight={rowHeight * measured.scale}
          top={measured.top}
          label={label}
        >
          {children}
        </VirtualRows>
      )}
      {/* a new foot for new rows: a foot that moves with each page would be a layout shift */}
      <ListFoot
        key={list.items.length}
        label="查看更多"
        state={footOf[state]}
        onPress={list.next}
      />
    </Box>
  );
};
