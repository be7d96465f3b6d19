import { useEffect, useState } from 'react';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { isRead, marks } from '../marks.ts';
import { MessageActions } from './actions.tsx';
import { MessageItem } from './item.tsx';

/** Removes rows of messages removed since the list was loaded, and marks those read since. */
const useKnown = ({ items, update }: InfiniteList<MessageRow>) => {
  const known = useStore(marks);
  const stale = items.some(({ id }) => known.removed.has(id));
  useEffect(() => {
    if (stale) update((rows) => rows.filter(({ id }) => !known.removed.has(id)));
  }, [stale, update, known]);
  return (row: MessageRow) => isRead(row, known);
};

export const messageRows = {
  label: '消息',
  rowHeight: 110,
  skeleton: 'compact',
  ground: 'card',
  fresh: false,
} as const;

/** Rows of messages with their actions; `grouped`: each row names its group. */
export const useMessageRows = (list: InfiniteList<MessageRow>, grouped: boolean) => {
  const readNow = useKnown(list);
  const [removing, setRemoving] = useState<MessageRow>();
  return {
    row: (message: MessageRow) => (
      <MessageItem
        message={message}
        read={readNow(message)}
        grouped={grouped}
        onMore={() => setRemoving(message)}
      />
    ),
    foot: (
      <MessageActions
        message={removing}
        read={removing !== undefined && readNow(removing)}
        onClose={() => setRemoving(undefined)}
      />
    ),
  };
};
