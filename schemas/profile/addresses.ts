import { address } from '../page-address.ts';

export const profileAddress = address('/loginform', 'type?');
