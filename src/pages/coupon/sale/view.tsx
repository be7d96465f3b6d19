import { couponAddress, ownCouponsAddress } from '../../../../schemas/coupon/addresses.ts';
import type { CouponDetail } from '../../../../schemas/coupon/endpoints.ts';
import { orderSubmitAddress } from '../../../../schemas/order/addresses.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { priceText } from '../../../ui/value/amount.ts';
import { couponView } from '../coupon-view.tsx';

const closed = { soldout: '已抢光', before: '发售未开始', over: '发售已结束' } as const;

const Buy = ({ coupon: { id, offer, salePrice, orderId } }: { coupon: CouponDetail }) => {
  if (offer === 'buy')
    return (
      <ButtonLink href={orderSubmitAddress({ id, kind: 'coupon' })}>
        {priceText(salePrice)} 购买
      </ButtonLink>
    );
  if (offer === 'pay') return <ButtonLink href={payAddress({ id: orderId })}>继续支付</ButtonLink>;
  if (offer === 'claim') return <ButtonLink href={couponAddress({ id })}>免费领取</ButtonLink>;
  if (offer === 'received') return <ButtonLink href={ownCouponsAddress()}>我的优惠券</ButtonLink>;
  return <Button disabled>{closed[offer]}</Button>;
};

/** `/couponDetailPay?id=`: a coupon that is sold. */
export default couponView((coupon) => <Buy coupon={coupon} />);
