import { address } from '../page-address.ts';

export const pointsAddress = address('/myIntegral');
export const pointsEntriesAddress = address('/integral_detail');
export const signAddress = address('/sign');
