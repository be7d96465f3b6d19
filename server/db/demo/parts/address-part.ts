import { addressTable } from '../../tables/address.ts';
import { insertAddress } from '../address.ts';
import { type DemoPart, holding } from './part.ts';

export const part: DemoPart = {
  name: 'address',
  rank: 80,
  insert: insertAddress,
  isFilled: holding(addressTable),
};
