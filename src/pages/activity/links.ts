import { flashAddress, teamAddress } from '../../../schemas/activity/addresses.ts';
import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import { orderSubmitAddress } from '../../../schemas/order/addresses.ts';

/** Type 2 is a flash sale, every other type a group buy (home rule 13). */
export const isFlash = ({ type }: { type: number }): boolean => type === 2;

export const activityLink = (activity: Pick<ActivityRow, 'id' | 'type'>): string =>
  isFlash(activity) ? flashAddress({ id: activity.id }) : teamAddress({ id: activity.id });

/** The page of one group, which members share to invite others. */
export const groupLink = (activityId: string, groupId: string): string =>
  teamAddress({ id: activityId, group: groupId });

/** Where an activity is ordered; `group` is the group to join, '' opens a new one. */
export const orderLink = ({ id, type }: Pick<ActivityRow, 'id' | 'type'>, group = ''): string => {
  const kind = type === 2 ? 'flash' : 'team';
  return orderSubmitAddress({ id, kind, group: group || undefined });
};
