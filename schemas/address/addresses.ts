import { address } from '../page-address.ts';

export const addressBookAddress = address('/address');
export const addressAppendAddress = address('/appendAddr');
export const addressEditAddress = address('/edit/:id');
