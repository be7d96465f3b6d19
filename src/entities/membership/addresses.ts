import { address } from '../../platform/navigation/address.ts';

export const membershipAddress = address('/upgradeMember');
export const benefitsAddress = address('/quanyi');
