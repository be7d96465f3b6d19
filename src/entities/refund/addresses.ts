import { address } from '../../platform/navigation/address.ts';

export const refundAddress = address('/tuikuan', 'id');
