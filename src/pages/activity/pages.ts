import {
  activityListAddress,
  allTeamsAddress,
  flashAddress,
  offlineTeamAddress,
  onlineTeamAddress,
  ownActivitiesAddress,
  teamAddress,
  teamListAddress,
} from '#schemas/activity/addresses.ts';
import {
  activityList,
  flashDetail,
  myActivities,
  teamDetail,
} from '#schemas/activity/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(flashAddress, {
    title: '限时秒杀',
    access: 'member',
    back: activityListAddress,
    reads: [first(flashDetail, { id: 'id' })],
    view: () => import('./flash/view.tsx'),
  }),
  listPage(activityListAddress, {
    title: '活动专区',
    access: 'member',
    reads: [first(activityList, {}, { tab: 'all', page: 1 })],
    view: () => import('./list/activities/view.tsx'),
  }),
  listPage(allTeamsAddress, {
    title: '更多拼团',
    access: 'member',
    back: teamListAddress,
    reads: [first(activityList, {}, { tab: 'team', page: 1 })],
    view: () => import('./list/all-teams/view.tsx'),
  }),
  listPage(teamListAddress, {
    title: '拼团活动',
    access: 'member',
    reads: [first(activityList, {}, { tab: 'online', page: 1 })],
    view: () => import('./list/teams/view.tsx'),
  }),
  listPage(ownActivitiesAddress, {
    title: '我的活动',
    access: 'member',
    back: myAddress,
    reads: [first(myActivities, {}, { tab: 'all', page: 1 })],
    view: () => import('./own/view.tsx'),
  }),
  detailPage(offlineTeamAddress, {
    title: '线下拼团',
    access: 'member',
    back: teamListAddress,
    reads: [first(teamDetail, { id: 'id' })],
    view: () => import('./team/offline/view.tsx'),
  }),
  detailPage(onlineTeamAddress, {
    title: '线上拼团',
    access: 'member',
    back: teamListAddress,
    reads: [first(teamDetail, { id: 'id' })],
    view: () => import('./team/online/view.tsx'),
  }),
  detailPage(teamAddress, {
    title: '拼团',
    access: 'member',
    back: activityListAddress,
    reads: [first(teamDetail, { id: 'id' })],
    view: () => import('./team/team/view.tsx'),
  }),
];
