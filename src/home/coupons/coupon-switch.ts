import { useEffect } from 'react';
import { couponList } from '#schemas/coupon/list-endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import type { Engine } from '#src/engine/engine.ts';

/** Value of the version switch that clears a member's coupons (home rule 52). */
const COUPONS_CLEARED = 2;

/** Value of the version switch that loads a member's coupons (home rule 51). */
export const COUPONS_ON = 1;

export const useClearedCoupons = ({ lastGood }: Engine, version: number | null): void =>
  useEffect(() => {
    if (version === COUPONS_CLEARED) lastGood.set(callKey(couponList), [], couponList.access);
  }, [version, lastGood]);
