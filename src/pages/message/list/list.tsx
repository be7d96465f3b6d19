import { type ReactNode, useEffect, useState } from 'react';
import { type MessageRow, messageList } from '../../../../schemas/message/endpoints.ts';
import type { MessageGroup } from '../../../../schemas/message/fields.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { ListView } from '../../../ui/list/view.tsx';
import { isRead, marks } from '../marks.ts';
import { MessageActions } from './actions.tsx';
import { MessageItem } from './item.tsx';

type Props = { group: MessageGroup | 'all'; unread?: boolean; empty: ReactNode };

/** The member's messages, without those that were removed since they were loaded. */
const useMessages = (group: MessageGroup | 'all', unread: boolean) => {
  const list = useList(messageList, { group, unread });
  const known = useStore(marks);
  const { items, update } = list;
  const stale = items.some(({ id }) => known.removed.has(id));
  useEffect(() => {
    if (stale) update((rows) => rows.filter(({ id }) => !known.removed.has(id)));
  }, [stale, update, known]);
  return { list, readNow: (row: MessageRow) => isRead(row, known) };
};

/** A paged list of messages. */
export const Messages = ({ group, unread = false, empty }: Props) => {
  const { list, readNow } = useMessages(group, unread);
  const [asked, setAsked] = useState<MessageRow>();
  return (
    <>
      <ListView list={list} rowHeight={110} skeleton="compact" label="消息" empty={empty}>
        {(message) => (
          <MessageItem
            message={message}
            read={readNow(message)}
            grouped={group === 'all'}
            onMore={() => setAsked(message)}
          />
        )}
      </ListView>
      <MessageActions
        message={asked}
        read={asked !== undefined && readNow(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
