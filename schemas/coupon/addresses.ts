import { address } from '../page-address.ts';

export const couponCenterAddress = address('/yhj');
export const ownCouponsAddress = address('/coupon', 'tab?');
export const couponAddress = address('/couponDetail', 'id');
export const couponSaleAddress = address('/couponDetailPay', 'id');
