import { invitationAddress, takeGiftAddress } from '#schemas/gift/addresses.ts';

/** Addresses of pages that need more than an id. */
export const addresses = { [invitationAddress.pattern]: { path: takeGiftAddress('3-abc') } };
