import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';

const nextOf = ({ state, startTime, endTime, releaseAt }: ActivityRow): number | null => {
  if (state === 'over') return null;
  if (state === 'soldout' && releaseAt !== null) return releaseAt;
  return state === 'before' ? startTime : endTime;
};

/** Calls `onTurn` when an activity opens, closes or gets a held place back; renders nothing. */
export const Turn = ({ activity, onTurn }: { activity: ActivityRow; onTurn: () => void }) => (
  <AtMoment now={activity.now} since={firstSeen(activity)} at={nextOf(activity)} onCome={onTurn} />
);
