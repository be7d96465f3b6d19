import type { CouponOffer, CouponRow } from '../../../schemas/api/promotion.ts';
import { Price } from '../../ui/price.tsx';
import css from './coupon-ticket.module.css';

const closed: Readonly<Partial<Record<CouponOffer, string>>> = {
  received: '已领取',
  soldout: '已抢光',
  before: '未开始',
  over: '已结束',
};

export const condition = ({ threshold }: { threshold: string | null }): string =>
  threshold === null || threshold === '0.00'
    ? '无门槛'
    : `满 ${threshold.replace(/\.00$/, '')} 元可用`;

type Props = { coupon: CouponRow; busy: boolean; onClaim: () => void };

const Action = ({ coupon, busy, onClaim }: Props) => {
  if (coupon.offer === 'claim')
    return (
      <button className={css.claim} type="button" disabled={busy} onClick={onClaim}>
        {busy ? '领取中…' : '领取'}
      </button>
    );
  if (coupon.offer === 'buy')
    return (
      <a className={css.claim} href={`/couponDetailPay?id=${coupon.id}`}>
        ¥{coupon.salePrice} 购买
      </a>
    );
  if (coupon.offer === 'received')
    return (
      <a className={css.use} href="/coupon">
        去使用
      </a>
    );
  return <span className={css.closed}>{closed[coupon.offer]}</span>;
};

/** A coupon of the center: what it takes off, from what, what it is for, and how to have it. */
export const CouponTicket = (props: Props) => {
  const { coupon } = props;
  const had = coupon.total > 0 ? Math.round((1 - coupon.left / coupon.total) * 100) : 0;
  return (
    <div className={css.place}>
      <article
        className={css.ticket}
        data-open={coupon.offer === 'claim' || coupon.offer === 'buy'}
      >
        <div className={css.amount}>
          <Price value={coupon.amount} size="large" />
          <span className={css.condition}>{condition(coupon)}</span>
        </div>
        <div className={css.words}>
          <a className={css.title} href={`/couponDetail?id=${coupon.id}`}>
            {coupon.title}
          </a>
          <p className={css.fact}>{coupon.scopeText}</p>
          <p className={css.fact}>{coupon.validity}</p>
          {coupon.total > 0 && coupon.offer === 'claim' && <p className={css.fact}>已领 {had}%</p>}
        </div>
        <Action {...props} />
      </article>
    </div>
  );
};
