import { address } from '../page-address.ts';

export const supportAddress = address('/service', 'order?', 'topic?');
