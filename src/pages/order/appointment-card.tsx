import type { OrderDetail } from '../../../schemas/order/fields.ts';
import { orderMomentWords } from '../../entities/order/follow-up.ts';
import { Card } from '../../ui/card/cards.tsx';
import { FactList } from '../../ui/value/fact-list.tsx';
import css from './appointment-card.module.css';

const timeOf = ({ startAt, endAt }: OrderDetail): string =>
  [startAt, endAt].flatMap((at) => (at === null ? [] : orderMomentWords(at))).join(' 至 ');

/** Time and place of what was ordered; nothing for what has neither. */
export const AppointmentCard = ({ order }: { order: OrderDetail }) => {
  const { startAt, venue, state, orderNo } = order;
  if (startAt === null && venue === '') return null;
  const admits = venue !== '' && state === 'done';
  return (
    <Card title={admits ? '参加凭证' : '预约信息'}>
      <FactList
        apart
        bare
        facts={[
          [venue ? '活动时间' : '开播时间', timeOf(order)],
          ['地点', venue],
          ['凭证号', admits ? orderNo : ''],
        ]}
      />
      {admits && <p className={css.text}>到场时出示本页，工作人员凭凭证号核对。</p>}
    </Card>
  );
};
