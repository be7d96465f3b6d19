import { address } from '../page-address.ts';

export const workshopSettingsAddress = address('/shezhi');
export const workshopBannersAddress = address('/lunbo');
export const workshopMembersAddress = address('/workshop/shopmanage');
/** With a code the page of whoever is invited, else that of whoever invites. */
export const workshopInviteAddress = address('/workshop/invite_user', 'code?');
