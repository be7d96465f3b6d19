import { messageListAddress } from '#schemas/message/addresses.ts';

/** Addresses of pages that need more than an id. */
export const addresses = { [messageListAddress.pattern]: { search: 'group=course' } };
