import { defineRefusals } from '../wire/define-refusals.ts';

export const couponRefusals = defineRefusals({
  noSuchCoupon: { code: 62001, message: '优惠券不存在或已下架' },
  couponSoldOut: { code: 62002, message: '已抢光' },
  couponLimit: { code: 62003, message: '每人限领 {n} 张' },
  couponEarly: { code: 62004, message: '领取还没有开始' },
  couponOver: { code: 62005, message: '领取已结束' },
  couponForSale: { code: 62006, message: '该优惠券需要购买' },
  couponFree: { code: 62007, message: '该优惠券可免费领取，无需购买' },
});
