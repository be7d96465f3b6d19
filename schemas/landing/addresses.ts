import { address } from '../page-address.ts';

/** Pages that are handed out; `type` is the channel through which they are. */
export const landingAddress = address('/custom_share_page/:id/:type');
export const blockLandingAddress = address('/custom_share_page_v2/:id/:type');
