import { teamGroup } from '../../../../schemas/activity/endpoints.ts';
import { orderMomentWords } from '../../../entities/order/follow-up.ts';
import { firstSeen } from '../../../platform/reading/first-seen.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Card } from '../../../ui/card/cards.tsx';
import { TimeLeft } from '../../../ui/countdown/time-left.tsx';
import css from './group-card.module.css';

type Props = {
  group: string;
  /** When the group was full, in ms; null while it is not. */
  fullAt: number | null;
  /** Called when the group's time is over. */
  onOver: () => void;
};

/** The group of an order: full, or how many are missing and until when; nothing until it is known. */
export const GroupCard = ({ group, fullAt, onOver }: Props) => {
  const { data } = useCall(teamGroup, { id: group });
  if (!data) return null;
  const { need, joined, stopAt, now } = data;
  if (data.state !== 'open')
    return (
      <Card title={data.state === 'full' ? '已成团' : '未成团'}>
        <p className={css.text}>
          {data.state === 'full' ? `${need} 人已满` : '已付款项会原路退回'}
          {fullAt !== null && `，${orderMomentWords(fullAt)}`}
        </p>
      </Card>
    );
  return (
    <Card title={`还差 ${need - joined} 人成团`}>
      <p className={css.text}>
        已有 {joined} / {need} 人，
        <TimeLeft
          until={stopAt}
          now={now}
          since={firstSeen(data)}
          over="时间已到"
          onOver={onOver}
        />
      </p>
      <p className={css.text}>
        {stopAt !== null && `${orderMomentWords(stopAt)} 前未满会自动退款`}
      </p>
    </Card>
  );
};
