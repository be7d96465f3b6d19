import { address } from '../../platform/navigation/address.ts';

export const profileAddress = address('/loginform', 'type?');
