import {
  type AttemptSummary,
  attemptStateOf,
  type PaperRow,
} from '../../libraries/assessment/index.ts';

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

/** A questionnaire as lists show it to a member who has come so far with it. */
export const toRow = (row: PaperRow, tried: AttemptSummary, now: number) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  startTime: msOf(row.startAt),
  endTime: msOf(row.endAt),
  minutes: row.minutes,
  reward: row.reward,
  state: attemptStateOf(row, tried, now),
});
