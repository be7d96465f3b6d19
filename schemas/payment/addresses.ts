import { address } from '../page-address.ts';

export const payAddress = address('/order_pay/:id');
export const payResultAddress = address('/order_finish', 'id');
