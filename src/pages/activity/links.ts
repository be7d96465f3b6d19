import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';

/** Type 2 is a flash sale, everything else a group buy (home rule 13). */
export const isFlash = ({ type }: { type: number }): boolean => type === 2;

export const activityLink = (activity: Pick<ActivityRow, 'id' | 'type'>): string =>
  isFlash(activity) ? `/sk_detail/${activity.id}` : `/teamDetails/${activity.id}`;

/** The page of one group, for those who are to join it. */
export const groupLink = (activityId: string, groupId: string): string =>
  `/teamDetails/${activityId}?group=${groupId}`;

/** Where a place in an activity is ordered; `group` is the group to join, '' opens one. */
export const orderLink = ({ id, type }: Pick<ActivityRow, 'id' | 'type'>, group = ''): string => {
  const query = new URLSearchParams({ kind: type === 2 ? 'flash' : 'team' });
  if (group) query.set('group', group);
  return `/order_submit/${id}?${query.toString()}`;
};
