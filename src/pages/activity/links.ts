import { teamAddress } from '#schemas/activity/addresses.ts';
import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { activityKindOf } from '#schemas/activity/kind.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';

export const groupLink = (activityId: string, groupId: string): string =>
  teamAddress({ id: activityId, group: groupId });

/** Where an activity is ordered; `group` is the group to join, '' opens a new one. */
export const orderLink = (activity: Pick<ActivityRow, 'id' | 'type'>, group = ''): string =>
  orderSubmitAddress({
    id: activity.id,
    kind: activityKindOf(activity),
    group: group || undefined,
  });
