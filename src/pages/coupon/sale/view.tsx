import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { CouponAction } from '../coupon-action.tsx';
import { couponView } from '../coupon-view.tsx';

/** `/couponDetailPay?id=`: a coupon that is sold. */
export default couponView((coupon, { retry }) => (
  <CouponAction
    coupon={coupon}
    order={orderSubmitAddress({ id: coupon.id, kind: 'coupon' })}
    again={retry}
  />
));
