import type { ExamGate } from '#schemas/exam/endpoints.ts';
import {
  type Attempt,
  type AttemptSummary,
  attemptEnd,
  attemptStateOf,
  leftUntil,
  outcomeOf,
  type PaperRow,
  toPaperRow,
} from '../../libraries/assessment/index.ts';

/** Attempts of a member at an exam; `sent`: how many were sent. */
export type Own = { doing: Attempt | undefined; newest: Attempt | undefined; sent: number };

export const toRow = (
  row: PaperRow,
  tried: AttemptSummary,
  own: Own,
  { gate, now }: { gate: ExamGate; now: number },
) => ({
  ...toPaperRow(row),
  limit: row.limitMs ?? 0,
  pass: row.pass,
  state: attemptStateOf(row, tried, now),
  tries: tried.passed ? 0 : Math.max(0, row.tries - tried.submitted),
  sent: own.sent,
  outcome: own.newest ? outcomeOf(own.newest) : ('none' as const),
  score: own.newest?.score ?? 0,
  full: own.newest?.fullScore ?? 0,
  gate,
  left: own.doing ? leftUntil(attemptEnd(row, own.doing), now) : 0,
});
