import { addressTable } from '../../tables/address.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertAddress } from './addresses.ts';

export const part: DemoPart = {
  name: 'address',
  rank: 66,
  insert: insertAddress,
  isFilled: holding(addressTable),
};
