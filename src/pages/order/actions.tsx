import { useState } from 'react';
import { cancelOrder, removeOrder } from '../../../schemas/order/endpoints.ts';
import type { OrderAction, OrderRow } from '../../../schemas/order/fields.ts';
import { payAddress } from '../../../schemas/payment/addresses.ts';
import { refundAddress } from '../../../schemas/refund/addresses.ts';
import { againAddress, reviewAddress, wayNames } from '../../entities/order/follow-up.ts';
import { showToast } from '../../platform/feedback/toast.ts';
import { ofId, useChange } from '../../platform/writing/use-change.ts';
import css from './actions.module.css';
import { type OrderChange, OrderQuestion } from './question.tsx';

type Props = {
  order: OrderRow;
  /** Called after the order was cancelled, and looks different. */
  onChanged: () => void;
  onRemoved: () => void;
  /** Name of the payment button. */
  payName?: string | undefined;
};

type Way = { name: string; href: string; main: boolean };

const wayOf = (action: OrderAction, { order, payName = '继续支付' }: Props): Way | undefined => {
  const { id, link, study, kind, refundAsked } = order;
  if (action === 'pay') return { name: payName, href: payAddress({ id }), main: true };
  if (action === 'refund')
    return {
      name: refundAsked ? '退款进度' : '申请退款',
      href: refundAddress({ id }),
      main: false,
    };
  if (action === 'invite') return link ? { name: '邀请好友', href: link, main: true } : undefined;
  const use = study || link;
  if (action === 'use') return use ? { name: wayNames[kind], href: use, main: true } : undefined;
  return undefined;
};

const useQuestion = ({ order, onChanged, onRemoved }: Props) => {
  const [asked, ask] = useState<OrderChange>();
  const cancelling = useChange(cancelOrder, '没有收到结果，正在核对，可以再试一次', ofId);
  const removing = useChange(removeOrder, '没有收到结果，可以再试一次', ofId);
  const yes = async () => {
    const { id } = order;
    const cancels = asked === 'cancel';
    const answer = await (cancels ? cancelling.send({ id }) : removing.send({ id }));
    if (!answer) return;
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
  const open = asked && order.actions.includes(asked) ? asked : undefined;
  const { failure } = asked === 'cancel' ? cancelling : removing;
  return { asked: open, ask, busy, failure, yes, no };
};

/** The actions that the server allows on an order. */
export const OrderActions = (props: Props) => {
  const { order } = props;
  const { actions, state } = order;
  const { asked, ask, busy, failure, yes, no } = useQuestion(props);
  const ways = actions.flatMap((action) => wayOf(action, props) ?? []);
  const review = reviewAddress(order);
  const over = state === 'cancelled' || state === 'refunded';
  return (
    <div className={css.actions}>
      {actions.includes('delete') && (
        <button className={css.quiet} type="button" onClick={() => ask('delete')}>
          删除订单
        </button>
      )}
      {actions.includes('cancel') && (
        <button className={css.quiet} type="button" onClick={() => ask('cancel')}>
          取消订单
        </button>
      )}
      {review && (
        <a className={css.quiet} href={review}>
          评价
        </a>
      )}
      {[...ways]
        .sort((a, b) => Number(a.main) - Number(b.main))
        .map(({ name, href, main }) => (
          <a className={main ? css.main : css.quiet} href={href} key={name}>
            {name}
          </a>
        ))}
      {over && (
        <a className={css.quiet} href={againAddress(order)}>
          再次购买
        </a>
      )}
      <OrderQuestion
        title={order.title}
        asked={asked}
        busy={busy}
        failure={failure}
        onYes={() => void yes()}
        onNo={no}
      />
    </div>
  );
};
