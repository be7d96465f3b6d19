import { useEffect } from 'react';
import { allMessagesAddress, messageListAddress } from '#schemas/message/addresses.ts';
import { type GroupState, messageStates } from '#schemas/message/endpoints.ts';
import { noteUnread } from '#src/entities/message/unread.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { groupHints, groupNames } from '../group-names.ts';
import { GroupSign } from '../group-sign.tsx';
import { ReadAll } from '../read-all.tsx';
import { shortWhen } from '../when.ts';
import css from './view.module.css';

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
