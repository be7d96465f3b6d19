import { address } from '../page-address.ts';

export const agreementAddress = address('/agreement');
export const privacyAddress = address('/privacy');
export const jumpAddress = address('/jump_page', 'url');
