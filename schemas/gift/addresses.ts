import { address } from '../page-address.ts';

/** `id` is the order's that bought the gift. */
export const giftAddress = address('/gift/:id');
export const takeGiftAddress = address('/takeGift', 'code');
