import { teamGroup } from '#schemas/activity/endpoints.ts';
import { groupStanding } from '#src/entities/activity/standing.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Text } from '#src/ui/part/parts.tsx';

/** Keeps room while the group is read: one line for a full group, two for another. */
const UnknownGroup = ({ failed, full }: { failed: boolean; full: boolean }) => (
  <Card title="拼团">
    <Text tone="secondary">{failed ? '拼团信息没有读到，请在订单里查看' : '正在读取…'}</Text>
    {!full && <Text tone="secondary">&nbsp;</Text>}
  </Card>
);

type Props = {
  group: string;
  /** When the group was full, in ms; null while it is not. */
  fullAt: number | null;
  onOver: () => void;
};

export const GroupCard = ({ group, fullAt, onOver }: Props) => {
  const { data, error } = useCall(teamGroup, { id: group });
  if (!data) return <UnknownGroup failed={error !== undefined} full={fullAt !== null} />;
  const { need, joined, stopAt, now } = data;
  const { name } = groupStanding(data, now);
  if (data.state !== 'open')
    return (
      <Card title={name}>
        <Text tone="secondary">
          {data.state === 'full' ? `${need} 人已满` : '已付款项会原路退回'}
          {fullAt !== null && `，${momentText(fullAt)}`}
        </Text>
      </Card>
    );
  return (
    <Card title={name}>
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
    </Card>
  );
};
