import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { CouponAction } from '../coupon-action.tsx';
import { couponView } from '../coupon-view.tsx';

export default couponView((coupon, { retry }) => (
  <CouponAction
    coupon={coupon}
    order={orderSubmitAddress({ id: coupon.id, kind: 'coupon' })}
    again={retry}
  />
));
