import { address } from '../page-address.ts';

export const uploadingAddress = address('/uploading');
