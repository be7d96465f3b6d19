import {
  type AttemptSummary,
  type PaperRow,
  toPaperRow,
} from '../../libraries/assessment/index.ts';
import { standingWith } from './standing.ts';

export const toRow = (
  row: PaperRow,
  tried: AttemptSummary,
  facts: Parameters<typeof standingWith>[2],
) => ({
  ...toPaperRow(row),
  ...standingWith(row, tried, facts),
  pass: row.pass,
  reward: row.reward,
});
