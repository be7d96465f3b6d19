import { address } from '../page-address.ts';

export const refundAddress = address('/tuikuan', 'id');
