import { address } from '../page-address.ts';

export const ticketListAddress = address('/myOnline');
export const ticketAddress = address('/order_downFinish', 'id');
