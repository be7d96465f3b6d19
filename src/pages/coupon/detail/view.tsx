import { couponSaleAddress } from '../../../../schemas/coupon/addresses.ts';
import { type CouponDetail, claimCoupon } from '../../../../schemas/coupon/endpoints.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { ofId, useChange } from '../../../platform/writing/use-change.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { priceText } from '../../../ui/value/amount.ts';
import { couponView, USABLE } from '../coupon-view.tsx';
import { CLAIM_FAILED, CLAIMED } from '../use-claim.ts';

const closed = {
  received: '已领取',
  soldout: '已抢光',
  before: '领取未开始',
  over: '领取已结束',
} as const;

type Props = { coupon: CouponDetail; again: () => void };

const Claim = ({ coupon: { id }, again }: Props) => {
  const { send, busy } = useChange(claimCoupon, CLAIM_FAILED, ofId);
  const claim = async () => {
    const answer = await send({ id });
    if (!answer) return;
    showToast(answer.ok ? CLAIMED : answer.message || CLAIM_FAILED);
    if (answer.ok || answer.code) again();
  };
  return (
    <Button busy={busy ? '正在领取…' : undefined} onClick={() => void claim()}>
      立即领取
    </Button>
  );
};

const toUsable = (): void => {
  const place = document.getElementById(USABLE);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
};

const Main = (props: Props) => {
  const { id, offer, ready, salePrice, orderId } = props.coupon;
  if (offer === 'claim') return <Claim {...props} />;
  if (offer === 'buy')
    return <ButtonLink href={couponSaleAddress({ id })}>{priceText(salePrice)} 购买</ButtonLink>;
  if (offer === 'pay') return <ButtonLink href={payAddress({ id: orderId })}>继续支付</ButtonLink>;
  if (ready > 0) return <Button onClick={toUsable}>去使用</Button>;
  return <Button disabled>{closed[offer]}</Button>;
};

/** `/couponDetail?id=`: a coupon, its rules, how to get it and where to use it. */
export default couponView((coupon, { retry }) => <Main coupon={coupon} again={retry} />);
