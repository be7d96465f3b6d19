import { address } from '../page-address.ts';

export const notesAddress = address('/notes', 'product?');
