import { messageGroupsAddress } from '../../../../entities/message/addresses.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { ButtonLink, TextButton } from '../../../../ui/button/button.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';
import { groupNames, groupOf } from '../../group-names.ts';
import { useChanges } from '../../use-changes.ts';
import { Messages } from '../list.tsx';

/** `/message?group=`: one group's messages. */
export default function GroupPage() {
  const [name] = useParam('group');
  const group = groupOf(name);
  const { markAllRead, busy } = useChanges();
  return (
    <PageFrame
      title={group ? groupNames[group] : '消息列表'}
      ground="card"
      flush
      aside={
        group && (
          <TextButton disabled={busy} onClick={() => void markAllRead(group)}>
            全部已读
          </TextButton>
        )
      }
    >
      {group ? (
        <Messages
          group={group}
          empty={
            <EmptyState
              text={`还没有${groupNames[group]}`}
              action={<ButtonLink href={messageGroupsAddress()}>返回消息中心</ButtonLink>}
            />
          }
        />
      ) : (
        <EmptyState
          text="没有这一类消息"
          action={<ButtonLink href={messageGroupsAddress()}>返回消息中心</ButtonLink>}
        />
      )}
    </PageFrame>
  );
}
