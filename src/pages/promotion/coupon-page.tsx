import { type CouponDetail, claimCoupon } from '../../../schemas/api/promotion.ts';
import { showToast } from '../../platform/toast.ts';
import { useChange } from '../../platform/use-change.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CouponScreen } from './coupon-screen.tsx';

const closed = { soldout: '已抢光', before: '领取未开始', over: '领取已结束' } as const;

type Props = { coupon: CouponDetail; again: () => void };

const Use = ({ coupon }: { coupon: CouponDetail }) => {
  const usable = coupon.own.find(({ state }) => state === 'unused');
  return usable ? (
    <ButtonLink href={usable.link || '/more'}>去使用</ButtonLink>
  ) : (
    <ButtonLink href="/coupon">我的优惠券</ButtonLink>
  );
};

const Main = ({ coupon, again }: Props) => {
  const { send, busy } = useChange(claimCoupon, '领取没有成功，请稍后再试');
  const { id, offer, salePrice } = coupon;
  const claim = async () => {
    const answer = await send({ id });
    if (!answer) return;
    showToast(
      answer.ok ? '领取成功，已放入我的优惠券' : answer.message || '领取没有成功，请稍后再试',
    );
    if (answer.ok || answer.code) again();
  };
  if (offer === 'claim')
    return (
      <Button busy={busy ? '正在领取…' : undefined} onClick={() => void claim()}>
        立即领取
      </Button>
    );
  if (offer === 'buy')
    return <ButtonLink href={`/couponDetailPay?id=${id}`}>¥{salePrice} 购买</ButtonLink>;
  if (offer === 'received' || coupon.own.some(({ state }) => state === 'unused'))
    return <Use coupon={coupon} />;
  return <Button disabled>{closed[offer]}</Button>;
};

/** `/couponDetail?id=`: a coupon, its rules, how to have it and where to use it. */
export default function CouponPage() {
  return (
    <CouponScreen
      route="/couponDetail"
      title="优惠券详情"
      action={({ retry }, coupon) => <Main coupon={coupon} again={retry} />}
    />
  );
}
