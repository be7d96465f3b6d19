import { CouponAction } from '../coupon-action.tsx';
import { couponView } from '../coupon-view.tsx';

export default couponView((coupon, { retry }) => <CouponAction coupon={coupon} again={retry} />);
