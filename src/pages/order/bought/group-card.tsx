import type { ReactNode } from 'react';
import { type TeamGroup, teamGroup } from '#schemas/activity/endpoints.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { GroupFaces } from '#src/entities/activity/group-faces.tsx';
import { groupStanding } from '#src/entities/activity/standing.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';

/** While the group is read it has the room that it takes. */
const unknown = { people: [], need: 2 };

type InviteProps = { order: OrderDetail; group?: TeamGroup; children: ReactNode };

const Invitation = ({ order, group, children }: InviteProps) => (
  <Stack gap={12}>
    <div>{children}</div>
    <GroupFaces group={group ?? unknown} />
    <ShareButton
      thing={{
        title: order.title,
        desc: '一起拼团，一起学',
        picture: order.thumb,
        address: order.link,
      }}
    >
      邀请好友参团
    </ShareButton>
  </Stack>
);

const UnknownGroup = ({ failed, order }: { failed: boolean; order: OrderDetail }) => {
  const text = failed ? '拼团信息没有读到，请在订单里查看' : '正在读取…';
  return (
    <Card title="拼团">
      {order.fullAt !== null ? (
        <Text tone="secondary">{text}</Text>
      ) : (
        <Invitation order={order}>
          <Text tone="secondary">{text}</Text>
          <Text tone="secondary">&nbsp;</Text>
        </Invitation>
      )}
    </Card>
  );
};

type Props = { order: OrderDetail; onOver: () => void };

/** The group that was paid for; one that is not full asks to invite others. */
export const GroupCard = ({ order, onOver }: Props) => {
  const { data, error } = useCall(teamGroup, { id: order.groupId });
  if (!data) return <UnknownGroup failed={error !== undefined} order={order} />;
  const { need, joined, stopAt, now } = data;
  const { name } = groupStanding(data, now);
  if (data.state !== 'open')
    return (
      <Card title={name}>
        <Text tone="secondary">
          {data.state === 'full' ? `${need} 人已满` : '已付款项会原路退回'}
          {order.fullAt !== null && `，${momentText(order.fullAt)}`}
        </Text>
      </Card>
    );
  return (
    <Card title={name}>
      <Invitation order={order} group={data}>
        <Text tone="secondary">
          已有 {joined} / {need} 人，
          <TimeLeft
            until={stopAt}
            now={now}
            since={firstSeen(data)}
            over="时间已到"
            onOver={onOver}
          />
        </Text>
        <Text tone="secondary">{stopAt !== null && `${momentText(stopAt)} 前未满会自动退款`}</Text>
      </Invitation>
    </Card>
  );
};
