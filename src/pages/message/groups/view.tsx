import { useEffect } from 'react';
import { allMessagesAddress, messageListAddress } from '#schemas/message/addresses.ts';
import {
  type GroupState,
  type MessageRow,
  messageList,
  messageStates,
} from '#schemas/message/endpoints.ts';
import { noteUnread } from '#src/entities/message/unread.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { recentText } from '#src/platform/time/recent.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { groupHints, groupNames } from '../group-names.ts';
import { GroupSign } from '../group-sign.tsx';
import { MessageItem } from '../list/item.tsx';
import { isRead, marks } from '../marks.ts';
import { ReadAll } from '../read-all.tsx';
import css from './view.module.css';

const MOST = 99;

const Group = ({ group, unread, title, sentAt }: GroupState) => (
  <Box as="a" press="page" className={css.group} href={messageListAddress({ group })}>
    <GroupSign group={group} />
    <Box as="span" flex="fill">
      <Line as="span" kind="card-title" gap={12} justify="between">
        {groupNames[group]}
        <Text as="span" kind="meta" tone="tertiary" digits flex="none">
          {recentText(sentAt)}
        </Text>
      </Line>
      <Line
        as="span"
        kind="meta"
        tone="tertiary"
        gap={12}
        justify="between"
        high={20}
        above={2}
        className={css.newest}
      >
        <span>{title || groupHints[group]}</span>
        {unread > 0 && (
          <span className={css.badge}>
            {unread > MOST ? `${MOST}+` : unread}
            <span className="spoken">条未读</span>
          </span>
        )}
      </Line>
    </Box>
  </Box>
);

const useAllGroups = () => {
  // the tab bar then shows the same number of unread messages as this page
  useEffect(noteUnread, []);
  return {};
};

const latestMessages = { group: 'all', unread: false, page: 1 } as const;

const LATEST = 5;

/** Nothing until they are there: they stand last, so that nothing moves. */
const Latest = ({ messages }: { messages: readonly MessageRow[] }) => {
  const known = useStore(marks);
  const left = messages.filter(({ id }) => !known.removed.has(id)).slice(0, LATEST);
  if (left.length === 0) return null;
  return (
    <section aria-label="最近消息">
      <Box surface="page" padEnd={12} />
      <Text as="h2" kind="section-title" padInline="gutter" padStart={16} padEnd={4}>
        最近消息
      </Text>
      {left.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          read={isRead(message, known)}
          grouped={false}
        />
      ))}
      <Line
        as="a"
        kind="meta"
        tone="secondary"
        gap={4}
        justify="center"
        high={52}
        press="page"
        href={allMessagesAddress()}
      >
        按时间查看全部消息
        <Chevron />
      </Line>
    </section>
  );
};

export default detailView(messageStates, {
  useQuery: useAllGroups,
  useExtra: () => useCall(messageList, latestMessages),
  ground: 'card',
  tab: true,
  flush: true,
  shapes: [['compact', 5]],
  aside: (groups, { retry }) =>
    groups.some(({ unread }) => unread > 0) && <ReadAll group="all" onEnd={retry} />,
  useParts: (groups, _again, latest) => ({
    body: (
      <>
        <ul>
          {groups.map((state) => (
            <li key={state.group}>
              <Group {...state} />
            </li>
          ))}
        </ul>
        {latest.data && <Latest messages={latest.data.items} />}
      </>
    ),
  }),
});
