import { useEffect, useRef } from 'react';
import type { ActivityRow } from '../../../schemas/api/activity.ts';
import { firstSeen } from '../../platform/first-seen.ts';
import { useServerClock } from '../../ui/countdown-clock.ts';

/** Moments come in whole seconds: a little later the server is sure to agree. */
const AFTER = 1000;

const nextOf = ({ state, startTime, endTime }: ActivityRow): number | null => {
  if (state === 'over') return null;
  return state === 'before' ? startTime : endTime;
};

/** Tells once, for each answer, that an activity opens or closes; draws nothing. */
export const Turn = ({ activity, onTurn }: { activity: ActivityRow; onTurn: () => void }) => {
  const { current } = useServerClock(activity.now, firstSeen(activity));
  const told = useRef<ActivityRow>(undefined);
  const next = nextOf(activity);
  const turned = next !== null && current !== null && current >= next + AFTER;
  useEffect(() => {
    if (!turned || told.current === activity) return;
    told.current = activity;
    onTurn();
  }, [turned, activity, onTurn]);
  return null;
};
