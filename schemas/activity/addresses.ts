import { address } from '../page-address.ts';

export const activityListAddress = address('/activity');
export const teamAddress = address('/teamDetails/:id', 'group?');
export const flashAddress = address('/sk_detail/:id');
export const ownActivitiesAddress = address('/myactivity');
export const teamListAddress = address('/assemble');
export const allTeamsAddress = address('/assemble_more');
export const onlineTeamAddress = address('/assembleDetail_up', 'id');
export const offlineTeamAddress = address('/assembleDetail_down', 'id');
