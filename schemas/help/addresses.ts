import { address } from '../page-address.ts';

export const helpAddress = address('/help', 'keyword?');
