import { address } from '../page-address.ts';

export const membershipAddress = address('/upgradeMember');
export const benefitsAddress = address('/quanyi');
