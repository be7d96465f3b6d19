import { couponAddress } from '#schemas/coupon/addresses.ts';
import type { OwnCoupon } from '#schemas/coupon/endpoints.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import { lastDay } from '#src/entities/coupon/words.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import look from './action.module.css';
import { Ticket } from './ticket.tsx';

const states = {
  unused: '可使用',
  waiting: '未开始',
  locked: '待付款',
  used: '已使用',
  expired: '已过期',
} as const;

type Props = {
  coupon: OwnCoupon;
  /** The page is about this coupon, so the ticket has no link to it. */
  here?: boolean;
};

const Action = ({ coupon: { state, link, orderId }, here }: Props) => {
  if (state === 'unused' && !here)
    return (
      <a className={look.outlined} href={link}>
        去使用
      </a>
    );
  if (orderId)
    return (
      <a className={look.outlined} href={orderAddress({ id: orderId })}>
        看订单
      </a>
    );
  return <span className={look.closed}>{states[state]}</span>;
};

const span = ({ state, startAt, until }: OwnCoupon): string => {
  if (state === 'waiting' && startAt !== null) return `${momentText(startAt)} 起可用`;
  if (until === null) return '';
  return state === 'expired' ? `已于 ${lastDay(until)} 过期` : `${lastDay(until)} 到期`;
};

export const OwnTicket = ({ coupon, here = false }: Props) => {
  const { amount, threshold, title, scopeText, state, couponId } = coupon;
  const held = state === 'locked' || state === 'used' ? ` · ${states[state]}` : '';
  return (
    <Ticket
      amount={amount}
      threshold={threshold}
      open={state === 'unused'}
      title={title}
      href={here ? '' : couponAddress({ id: couponId })}
      facts={[scopeText, `${span(coupon)}${held}`]}
      action={<Action coupon={coupon} here={here} />}
    />
  );
};
