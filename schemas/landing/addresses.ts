import { address } from '../page-address.ts';

/** Pages that are shared by links; `type` is the channel (`channels`). */
export const landingAddress = address('/custom_share_page/:id/:type');
export const blockLandingAddress = address('/custom_share_page_v2/:id/:type');
