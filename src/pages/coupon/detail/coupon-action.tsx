import { type CouponDetail, claimCoupon } from '#schemas/coupon/endpoints.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { couponStanding } from '#src/entities/coupon/standing.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { CLAIM_FAILED, CLAIMED } from '../use-claim.ts';

/** Id of the element with what the coupon can be used for. */
export const USABLE = 'usable';

type ClaimProps = { id: string; name: string; again: () => void };

const Claim = ({ id, name, again }: ClaimProps) => {
  const { send, busy } = useChange(claimCoupon, CLAIM_FAILED, ofId);
  const claim = async () => {
    const answer = await send({ id });
    if (!answer) return;
    if (answer.ok) noteCoupons();
    showToast(answer.ok ? CLAIMED : answer.message || CLAIM_FAILED);
    if (answer.ok || answer.code) again();
  };
  return (
    <Button busy={busy ? '正在领取…' : undefined} onClick={() => void claim()}>
      {name}
    </Button>
  );
};

const toUsable = (): void => {
  const element = document.getElementById(USABLE);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
};

type Props = {
  coupon: CouponDetail;
  again: () => void;
};

export const CouponAction = ({ coupon, again }: Props) => {
  const { step } = couponStanding(coupon);
  const { name } = step;
  if (step.is === 'claim') return <Claim id={coupon.id} name={name} again={again} />;
  if (step.is === 'buy')
    return (
      <ButtonLink href={orderSubmitAddress({ id: coupon.id, kind: 'coupon' })}>{name}</ButtonLink>
    );
  if (step.is === 'pay') return <ButtonLink href={step.href}>{name}</ButtonLink>;
  if (step.is === 'use') return <Button onClick={toUsable}>{name}</Button>;
  return <Button disabled>{name}</Button>;
};
