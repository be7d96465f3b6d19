import { useEffect } from 'react';
import { allMessagesAddress, messageListAddress } from '#schemas/message/addresses.ts';
import { type GroupState, messageStates } from '#schemas/message/endpoints.ts';
import { noteUnread } from '#src/entities/message/unread.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { groupHints, groupNames } from '../group-names.ts';
import { GroupSign } from '../group-sign.tsx';
import { ReadAll } from '../read-all.tsx';
import { shortWhen } from '../when.ts';
import css from './view.module.css';

const MOST = 99;

const Group = ({ group, unread, title, sentAt }: GroupState) => (
  <a className={css.group} href={messageListAddress({ group })}>
    <GroupSign group={group} />
    <span className={css.words}>
      <span className={css.name}>
        {groupNames[group]}
        <span className={css.when}>{shortWhen(sentAt)}</span>
      </span>
      <span className={css.newest}>
        <span>{title || groupHints[group]}</span>
        {unread > 0 && (
          <span className={css.badge}>
            {unread > MOST ? `${MOST}+` : unread}
            <span className="spoken">条未读</span>
          </span>
        )}
      </span>
    </span>
  </a>
);

const useAllGroups = () => {
  // the tab bar then shows the same number of unread messages as this page
  useEffect(noteUnread, []);
  return {};
};

export default detailView(messageStates, {
  useAsked: useAllGroups,
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
        <a className={css.all} href={allMessagesAddress()}>
          按时间查看全部消息
          <Chevron />
        </a>
      </li>
    </ul>
  ),
});
