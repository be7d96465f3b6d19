import type { OwnCoupon } from '../../../schemas/api/promotion.ts';
import { chinaDate } from '../../platform/china-date.ts';
import { Price } from '../../ui/price.tsx';
import css from './coupon-ticket.module.css';
import { condition } from './coupon-ticket.tsx';

const names = { unused: '', locked: '使用中', used: '已使用', expired: '已过期' } as const;

const Use = ({ coupon: { state, link, orderId } }: { coupon: OwnCoupon }) => {
  if (state === 'unused')
    return (
      <a className={css.use} href={link || '/more'}>
        去使用
      </a>
    );
  if (state === 'locked' || state === 'used')
    return (
      <a className={css.use} href={`/orderdetail/${orderId}`}>
        看订单
      </a>
    );
  return <span className={css.closed}>{names[state]}</span>;
};

/** An own coupon: what it takes off, what it is for, until when, and where it is used. */
export const OwnTicket = ({ coupon }: { coupon: OwnCoupon }) => {
  const { amount, title, scopeText, state, until, couponId } = coupon;
  return (
    <div className={css.place}>
      <article className={css.ticket} data-open={state === 'unused'}>
        <div className={css.amount}>
          <Price value={amount} size="large" />
          <span className={css.condition}>{condition(coupon)}</span>
        </div>
        <div className={css.words}>
          <a className={css.title} href={`/couponDetail?id=${couponId}`}>
            {title}
          </a>
          <p className={css.fact}>{scopeText}</p>
          <p className={css.fact}>
            {[
              until !== null && `${chinaDate(until)} 到期`,
              state !== 'unused' && state !== 'expired' && names[state],
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Use coupon={coupon} />
      </article>
    </div>
  );
};
