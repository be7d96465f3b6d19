import { couponAddress, couponSaleAddress } from '../../../../schemas/coupon/addresses.ts';
import type { CouponRow } from '../../../../schemas/coupon/endpoints.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import { momentText } from '../../../platform/time/china-date.ts';
import { isZero, priceText } from '../../../ui/value/amount.ts';
import { ProgressBar } from '../../../ui/value/progress-bar.tsx';
import look from './action.module.css';
import css from './offered.module.css';
import { Ticket } from './ticket.tsx';

const closed = { received: '已领取', soldout: '已抢光', before: '未开始', over: '已结束' } as const;

type Props = { coupon: CouponRow; busy: boolean; onClaim: () => void };

const Action = ({ coupon: { id, offer, ready, orderId, salePrice }, busy, onClaim }: Props) => {
  if (offer === 'claim')
    return (
      <button className={look.filled} type="button" disabled={busy} onClick={onClaim}>
        {busy ? '领取中…' : '领取'}
      </button>
    );
  if (offer === 'buy')
    return (
      <a className={look.filled} href={couponSaleAddress({ id })}>
        {priceText(salePrice)} 购买
      </a>
    );
  if (offer === 'pay')
    return (
      <a className={look.filled} href={payAddress({ id: orderId })}>
        去支付
      </a>
    );
  if (ready > 0)
    return (
      <a className={look.outlined} href={couponAddress({ id })}>
        去使用
      </a>
    );
  return <span className={look.closed}>{closed[offer]}</span>;
};

const isFree = ({ salePrice }: CouponRow): boolean => salePrice === null || isZero(salePrice);

const Had = ({ coupon }: { coupon: CouponRow }) => {
  const { total, left } = coupon;
  const word = isFree(coupon) ? '已领' : '已售';
  const had = total - left;
  const percent = Math.floor((had / total) * 100);
  return (
    <p className={css.had}>
      <ProgressBar value={had} max={total} label={word} />
      {word} {percent}%
    </p>
  );
};

/** From when on one that nobody can have yet can be had. */
const startText = (coupon: CouponRow): string => {
  const { offer, claimStart } = coupon;
  if (offer !== 'before' || claimStart === null) return '';
  return `${momentText(claimStart)} ${isFree(coupon) ? '开始领取' : '开始发售'}`;
};

/** A coupon of the center: its discount, from which sum, for what, and how to get it. */
export const CouponTicket = (props: Props) => {
  const { coupon } = props;
  const { offer, total } = coupon;
  const counted = offer === 'claim' || offer === 'buy' || offer === 'soldout';
  const addressOf = isFree(coupon) ? couponAddress : couponSaleAddress;
  return (
    <Ticket
      amount={coupon.amount}
      threshold={coupon.threshold}
      open={offer === 'claim' || offer === 'buy' || offer === 'pay' || coupon.ready > 0}
      title={coupon.title}
      href={addressOf({ id: coupon.id })}
      facts={[coupon.scopeText, coupon.validity, startText(coupon)]}
      foot={total > 0 && counted && <Had coupon={coupon} />}
      action={<Action {...props} />}
    />
  );
};
