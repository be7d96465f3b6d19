import { useEffect } from 'react';
import { allMessagesAddress, messageListAddress } from '#schemas/message/addresses.ts';
import { type GroupState, messageStates } from '#schemas/message/endpoints.ts';
import type { MessageGroup } from '#schemas/message/fields.ts';
import { noteUnread } from '#src/entities/message/unread.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { SignTile } from '#src/ui/icon/tile.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { groupHints, groupNames } from '../group-names.ts';
import { ReadAll } from '../read-all.tsx';
import { shortWhen } from '../when.ts';
import css from './view.module.css';

const signs: Readonly<Record<MessageGroup, string>> = {
  system: 'M12 4a5 5 0 0 1 5 5c0 4 2 5.500 2 7H5c0-1.500 2-3 2-7a5 5 0 0 1 5-5m-2 15a2 2 0 0 0 4 0',
  course: 'M4 5.500h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zm16 0h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z',
  order: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zm3 5h6m-6 4h6',
  interact: 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zm4.500 5.500h.1m3.400 0h.1m3.400 0h.1',
  live: 'M4 7h11v10H4zm11 3.500 5-2.500v8l-5-2.500z',
};

const GroupSign = ({ group }: { group: MessageGroup }) => (
  <SignTile>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={signs[group]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </SignTile>
);

const MOST = 99;

const Group = ({ group, unread, title, sentAt }: GroupState) => (
  <Box as="a" press="page" className={css.group} href={messageListAddress({ group })}>
    <GroupSign group={group} />
    <Box as="span" flex="fill">
      <Line as="span" kind="card-title" gap={12} justify="between">
        {groupNames[group]}
        <Text as="span" kind="meta" tone="tertiary" digits flex="none">
          {shortWhen(sentAt)}
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

export default detailView(messageStates, {
  useQuery: useAllGroups,
  ground: 'card',
  tab: true,
  flush: true,
  shapes: [['compact', 5]],
  aside: (groups, { retry }) =>
    groups.some(({ unread }) => unread > 0) && <ReadAll group="all" onEnd={retry} />,
  body: (groups) => (
    <ul>
      {groups.map((state) => (
        <li key={state.group}>
          <Group {...state} />
        </li>
      ))}
      <li>
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
      </li>
    </ul>
  ),
});
