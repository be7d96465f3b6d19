import type { myActivities } from '../../../schemas/api/activity.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './activity-line.module.css';
import own from './own-activity-line.module.css';

export type OwnActivity = Data<typeof myActivities>['items'][number];

const orderWords: Readonly<Record<string, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已成功',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '未成功，已退款',
};

const hrefOf = ({ orderId, orderState, activity }: OwnActivity): string => {
  if (orderState === 'unpaid') return `/order_pay/${orderId}`;
  return orderState === 'grouping' ? `/teamDetails/${activity.id}` : `/orderdetail/${orderId}`;
};

/** An activity a member takes part in: what was paid, who is missing, until when. */
export const OwnActivityLine = ({ own: row }: { own: OwnActivity }) => {
  const { activity, group, orderState, pay } = row;
  const waits = orderState === 'grouping' && group.state === 'open';
  return (
    <a className={css.line} href={hrefOf(row)}>
      <span className={css.picture}>
        <Picture src={activity.thumb} ratio="square" />
      </span>
      <span className={css.words}>
        <span className={css.title}>{activity.title}</span>
        {waits && <span className={css.facts}>还差 {group.left} 人成团</span>}
        {waits && (
          <span className={own.time}>
            <Countdown startTime={null} endTime={group.stopAt} now={activity.now} />
          </span>
        )}
        <span className={own.foot}>
          <span>¥{pay}</span>
          <span className={own.state} data-state={orderState}>
            {orderWords[orderState] ?? ''}
          </span>
        </span>
      </span>
    </a>
  );
};
