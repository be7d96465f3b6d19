import { activityRefusals } from '../activity/refusals.ts';
import { couponRefusals } from '../coupon/refusals.ts';
import { courseRefusals } from '../course/refusals.ts';
import { liveRefusals } from '../live/refusals.ts';
import { membershipRefusals } from '../membership/refusals.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { orderRefusals } from './refusals.ts';

export const saleRefusals = joinRefusals(
  pickRefusals(
    orderRefusals,
    'badQuantity',
    'oneAtATime',
    'notForSale',
    'alreadyOwned',
    'freeOfCharge',
    'freeByCard',
  ),
  pickRefusals(courseRefusals, 'noSuchProduct'),
  pickRefusals(liveRefusals, 'noSuchLive', 'liveOver'),
  pickRefusals(membershipRefusals, 'noSuchPlan', 'cardForever', 'planTaken'),
  pickRefusals(
    couponRefusals,
    'noSuchCoupon',
    'couponSoldOut',
    'couponLimit',
    'couponEarly',
    'couponOver',
    'couponFree',
  ),
  pickRefusals(
    activityRefusals,
    'noSuchActivity',
    'activityEarly',
    'activityOver',
    'soldOut',
    'noSuchGroup',
    'groupFull',
    'groupFailed',
    'ownGroup',
    'groupElsewhere',
    'groupWaiting',
  ),
);
