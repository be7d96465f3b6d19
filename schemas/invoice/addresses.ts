import { address } from '../page-address.ts';

export const invoiceAddress = address('/invoice', 'id');
