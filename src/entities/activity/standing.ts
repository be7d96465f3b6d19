import type { ActivityRow, ActivityState, Group } from '#schemas/activity/endpoints.ts';
import { activityStateAt } from '#schemas/activity/state.ts';
import { releaseText } from './release-text.ts';

export type ActivityFacts = Pick<
  ActivityRow,
  'state' | 'quota' | 'left' | 'releaseAt' | 'startTime' | 'endTime' | 'now'
>;

const stateAt = ({ state, startTime, endTime, quota, left }: ActivityFacts, now: number) => {
  if (state === 'over') return state;
  const [startAt, endAt] = [startTime ?? now, endTime ?? Number.POSITIVE_INFINITY];
  const stateNow = activityStateAt({ startAt, endAt, isFull: quota > 0 && left === 0 }, now);
  return state === 'before' || stateNow === 'over' ? stateNow : state;
};

const closedName = ({ releaseAt }: ActivityFacts, state: ActivityState): string => {
  if (state !== 'soldout') return '活动已结束';
  return releaseAt === null ? '已抢光' : '等待名额释放';
};

/** Replaces the countdown; '' where the countdown is shown. */
const signOf = (activity: ActivityFacts, state: ActivityState): string => {
  if (activity.state === 'over') return '已结束';
  return state === 'soldout' ? releaseText(activity) || '已抢光' : '';
};

/**
 * The state of an activity at a moment (ms, by the server's clock), the number of places left (null where
 * unknown), and the label of a button that sells nothing. All pages take them from here.
 */
export const activityStanding = (activity: ActivityFacts, now: number | null = activity.now) => {
  const state = now === null ? activity.state : stateAt(activity, now);
  const hasCount = activity.quota > 0 && (state === 'running' || state === 'soldout');
  return {
    state,
    sign: signOf(activity, state),
    left: hasCount ? activity.left : null,
    closedName: closedName(activity, state),
  };
};

const groupNames = { full: '已成团', failed: '未成团' } as const;

/** `missing`: people the group still needs; `held`: when its last places may become free. */
export const groupStanding = (
  { state, need, joined, left, releaseAt }: Group,
  now: number | null,
) => {
  const isHeld = state === 'open' && left === 0;
  const missing = state === 'open' ? need - joined : 0;
  return {
    name: state === 'open' ? `还差 ${missing} 人成团` : groupNames[state],
    missing,
    held: isHeld ? releaseText({ releaseAt, now }) || '已满员' : '',
  };
};
