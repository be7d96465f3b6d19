import { useState } from 'react';
import { type CouponRow, claimCoupon, couponDetail } from '#schemas/coupon/endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';

export const CLAIM_FAILED = '领取没有成功，请稍后再试';
export const CLAIMED = '领取成功，已放入我的优惠券';

/** Claims coupons of a list, each once however often it is tapped; `put` updates its row. */
export const useClaim = (put: (row: CouponRow) => void) => {
  const [claiming, setClaiming] = useState('');
  const { send } = useChange(claimCoupon, CLAIM_FAILED, ofId);
  const claim = async (id: string): Promise<void> => {
    if (claiming) return;
    setClaiming(id);
    const answer = await send({ id });
    if (answer?.ok) noteCoupons();
    // a refusal, such as of a coupon that others have taken, is the server's answer as well
    if (answer?.ok || answer?.code) {
      const now = await call(couponDetail, { id });
      if (now.ok) put(now.data);
    }
    setClaiming('');
    if (answer) showToast(answer.ok ? CLAIMED : answer.message || CLAIM_FAILED);
  };
  return { claiming, claim };
};
