import { CouponAction } from '../coupon-action.tsx';
import { couponView } from '../coupon-view.tsx';

/** `/couponDetail?id=`: a coupon, its rules, how to get it and where to use it. */
export default couponView((coupon, { retry }) => <CouponAction coupon={coupon} again={retry} />);
