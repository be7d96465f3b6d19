import { couponAddress } from '#schemas/coupon/addresses.ts';
import type { OwnCoupon } from '#schemas/coupon/endpoints.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import { lastDay } from '#src/entities/coupon/words.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Line } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import look from './action.module.css';
import { Ticket } from './ticket.tsx';

const states = {
  unused: '可使用',
  waiting: '未开始',
  locked: '待付款',
  used: '已使用',
  expired: '已过期',
} as const;

/** `link`: where the copy is used, '' on the page that says so. */
type Copy = Pick<OwnCoupon, 'state' | 'link' | 'orderId'>;

const Action = ({ state, link, orderId }: Copy) => {
  if (state === 'unused' && link)
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

/** Until when it holds, and what holds it. */
const wordsOf = (coupon: OwnCoupon): string => {
  const { state } = coupon;
  return state === 'locked' || state === 'used'
    ? `${span(coupon)} · ${states[state]}`
    : span(coupon);
};

/** A copy on the page of its coupon, which names it. */
export const OwnCopy = ({ coupon }: { coupon: OwnCoupon }) => (
  <Line as="li" gap={12} justify="between" tap edge="between">
    <span>
      <Unbroken>{wordsOf(coupon)}</Unbroken>
    </span>
    <Action {...coupon} link="" />
  </Line>
);

export const OwnTicket = ({ coupon }: { coupon: OwnCoupon }) => {
  const { amount, threshold, title, scopeText, state, couponId, copies } = coupon;
  return (
    <Ticket
      amount={amount}
      threshold={threshold}
      open={state === 'unused'}
      title={copies > 1 ? `${title} × ${copies}` : title}
      href={couponAddress({ id: couponId })}
      facts={[scopeText, wordsOf(coupon)]}
      action={<Action {...coupon} />}
    />
  );
};
