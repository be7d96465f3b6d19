import { address } from '../../platform/navigation/address.ts';

export const agreementAddress = address('/agreement');
export const privacyAddress = address('/privacy');
