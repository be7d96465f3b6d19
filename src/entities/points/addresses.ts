import { address } from '../../platform/navigation/address.ts';

export const pointsAddress = address('/myIntegral');
export const pointsEntriesAddress = address('/integral_detail');
export const signAddress = address('/sign');
