import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import type { Coupon } from '#schemas/coupon/fields.ts';
import type { couponList } from '#schemas/coupon/list-endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { condition, lastDay } from '#src/entities/coupon/words.ts';
import { Rail } from '#src/ui/list/rail.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Price } from '#src/ui/value/price.tsx';
import css from './coupon-list.module.css';

const COUPONS = couponCenterAddress();

/** A ticket in the rail is too narrow for spaces. */
const narrowCondition = (coupon: Coupon): string => condition(coupon).replaceAll(' ', '');

const deadline = ({ endTime }: Coupon): string =>
  endTime === null ? '长期有效' : `${lastDay(endTime)} 到期`;

const Ticket = (coupon: Coupon) => (
  <a className={css.ticket} href={COUPONS}>
    <span className={css.amount}>
      <Price value={coupon.amount} size="large" />
      <span className={css.condition}>{narrowCondition(coupon)}</span>
    </span>
    <span className={css.words}>
      <span className={css.title}>{coupon.title}</span>
      <span className={css.deadline}>{deadline(coupon)}</span>
      <span className={coupon.received ? css.received : css.open}>
        {coupon.received ? '已领取' : '去领取'}
      </span>
    </span>
  </a>
);

type Props = SectionProps<Data<typeof couponList>, SettingsOf<'优惠券'>>;

export default function CouponList({ title, data, settings: { more = COUPONS, quiet } }: Props) {
  return (
    <SectionFrame title={title} more={more} quiet={quiet}>
      <Rail items={data} width="ticket">
        {(coupon) => <Ticket {...coupon} />}
      </Rail>
    </SectionFrame>
  );
}
