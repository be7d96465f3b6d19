import type { ReactNode } from 'react';
import { Box } from '../part/parts.tsx';
import type { SkeletonKind } from '../skeleton/skeleton.tsx';
import { Skeletons } from '../state/answered.tsx';
import { ErrorScreen } from '../state/error-screen.tsx';
import { ListFoot } from './foot.tsx';
import { type RowList, Rows } from './rows.tsx';

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

/** A paged list: its rows, further pages as they come near, and the message at its end. */
export const ListView = <T,>(props: Props<T>) => {
  const { list, rowHeight, skeleton, empty, label, cards = false, children } = props;
  const { state, items } = list;
  const bare = items.length === 0 && state === 'end';
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
    <Box surface={cards ? undefined : 'card'}>
      <Rows list={list} rowHeight={rowHeight} label={label}>
        {children}
      </Rows>
      {/* a new foot for new rows: a foot that moves with each page would be a layout shift */}
      <ListFoot key={items.length} label="查看更多" state={footOf[state]} onPress={list.next} />
    </Box>
  );
};
