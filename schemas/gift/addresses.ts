import { address } from '../page-address.ts';

/** `id` is that of the order that bought the gift. */
export const giftAddress = address('/minge', 'id');
/** `id` is the code of a gift where `type` is `gift`. */
export const invitationAddress = address('/inviteShare/:id/:type');

export const GIFT = 'gift';

export const takeGiftAddress = (code: string): string =>
  invitationAddress({ id: code, type: GIFT });
