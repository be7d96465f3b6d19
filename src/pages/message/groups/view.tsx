import { useEffect } from 'react';
import { type GroupState, messageStates } from '../../../../schemas/message/endpoints.ts';
import { allMessagesAddress, messageListAddress } from '../../../entities/message/addresses.ts';
import { noteUnread } from '../../../entities/message/unread.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import { Chevron } from '../../../ui/icon/chevron.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { groupHints, groupNames } from '../group-names.ts';
import { GroupSign } from '../group-sign.tsx';
import { useChanges } from '../use-changes.ts';
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

/** `/messages`: the groups of messages, each with what is new. */
export default function GroupsPage() {
  const called = useCall(messageStates);
  const { markAllRead, busy } = useChanges();
  const unread = (called.data ?? []).some((group) => group.unread > 0);
  // the tab counts what this page shows
  useEffect(noteUnread, []);
  const readAll = async () => {
    await markAllRead('all');
    called.retry();
  };
  return (
    <PageFrame
      ground="card"
      tab
      flush
      aside={
        unread && (
          <TextButton disabled={busy} onClick={() => void readAll()}>
            全部已读
          </TextButton>
        )
      }
    >
      <Answered of={called} skeleton={<Skeletons bones={[['compact', 5]]} />}>
        {(groups) => (
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
        )}
      </Answered>
    </PageFrame>
  );
}
