import {
  type Attempt,
  type AttemptSummary,
  attemptEnd,
  attemptStateOf,
  leftUntil,
  outcomeOf,
  type PaperRow,
} from '../../libraries/assessment/index.ts';

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

/** A member's attempts at an exam: the draft, the newest that was sent, and how many were. */
export type Own = { doing: Attempt | undefined; newest: Attempt | undefined; sent: number };

/** An exam as lists show it to a member who has come so far with it. */
export const toRow = (row: PaperRow, tried: AttemptSummary, own: Own, now: number) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  startTime: msOf(row.startAt),
  endTime: msOf(row.endAt),
  minutes: row.minutes,
  limit: row.limitMs ?? 0,
  pass: row.pass,
  state: attemptStateOf(row, tried, now),
  tries: tried.passed ? 0 : Math.max(0, row.tries - tried.submitted),
  sent: own.sent,
  outcome: own.newest ? outcomeOf(own.newest) : ('none' as const),
  score: own.newest?.score ?? 0,
  full: own.newest?.fullScore ?? 0,
  left: own.doing ? leftUntil(attemptEnd(row, own.doing), now) : 0,
});
