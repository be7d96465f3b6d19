import { address } from '../page-address.ts';

export const orderSubmitAddress = address(
  '/order_submit/:id',
  'kind?',
  'group?',
  'coupon?',
  'points?',
);
export const boughtAddress = address('/fishedBuy', 'id');
export const orderListAddress = address('/orderList', 'tab?');
export const orderAddress = address('/orderdetail/:id');
export const orderConfirmAddress = address('/appointment/confirmDetail/:json');
