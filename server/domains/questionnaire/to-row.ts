import {
  type AttemptSummary,
  attemptStateOf,
  type PaperRow,
  toPaperRow,
} from '../../libraries/assessment/index.ts';

/** A questionnaire as lists show it to a member who has come so far with it. */
export const toRow = (row: PaperRow, tried: AttemptSummary, now: number) => ({
  ...toPaperRow(row),
  reward: row.reward,
  state: attemptStateOf(row, tried, now),
});
