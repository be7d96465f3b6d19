import { useState } from 'react';
import { cancelOrder, removeOrder } from '#schemas/order/endpoints.ts';
import type { OrderRow } from '#schemas/order/fields.ts';
import { type OrderChange, orderStanding } from '#src/entities/order/standing.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Line } from '#src/ui/part/parts.tsx';
import css from './actions.module.css';
import { OrderQuestion } from './question.tsx';

type Props = {
  order: OrderRow;
  /** Called after the order was cancelled, and looks different. */
  onChanged: () => void;
  onRemoved: () => void;
  payName?: string | undefined;
};

const useQuestion = ({ order, onChanged, onRemoved }: Props) => {
  const [change, ask] = useState<OrderChange>();
  const cancelling = useChange(cancelOrder, '没有收到结果，正在核对，可以再试一次', ofId);
  const removing = useChange(removeOrder, '没有收到结果，可以再试一次', ofId);
  const yes = async () => {
    const { id } = order;
    const cancels = change === 'cancel';
    const answer = await (cancels ? cancelling.send({ id }) : removing.send({ id }));
    if (!answer) return;
    if (cancels) noteCoupons();
    // after a refusal or no answer the order may have been paid, or cancelled all the same
    if (!answer.ok) return cancels ? onChanged() : undefined;
    ask(undefined);
    showToast(cancels ? '订单已取消' : '订单已删除');
    if (cancels) onChanged();
    else onRemoved();
  };
  const no = () => {
    cancelling.forget();
    removing.forget();
    ask(undefined);
  };
  const busy = cancelling.busy || removing.busy;
  // a question closes when the order no longer allows its action
  const open = change && order.actions.includes(change) ? change : undefined;
  const { failure } = change === 'cancel' ? cancelling : removing;
  return { change: open, ask, busy, failure, yes, no };
};

const changeNames: Readonly<Record<OrderChange, string>> = {
  delete: '删除订单',
  cancel: '取消订单',
};

export const OrderActions = (props: Props) => {
  const { order, payName } = props;
  const { steps, changes } = orderStanding(order);
  const { change: query, ask, busy, failure, yes, no } = useQuestion(props);
  return (
    <Line gap={8} align="stretch" justify="end" wrap flex="grow">
      {changes.map((change) => (
        <button className={css.quiet} type="button" onClick={() => ask(change)} key={change}>
          {changeNames[change]}
        </button>
      ))}
      {steps.map(({ of, name, href, main }) => (
        <a className={main ? css.main : css.quiet} href={href} key={of}>
          {of === 'pay' ? (payName ?? name) : name}
        </a>
      ))}
      <OrderQuestion
        title={order.title}
        change={query}
        busy={busy}
        failure={failure}
        onYes={() => void yes()}
        onNo={no}
      />
    </Line>
  );
};
