import type { examRank as endpoint, RankSpan } from '#schemas/exam/endpoints.ts';
import { readRanking } from '../../libraries/assessment/index.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { startOfDay } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { exams } from './kind.ts';

const RULE =
  '及格的考生按最好成绩排名：分数高的在前；分数相同，用时短的在前；用时也相同，先交卷的在前';

/** In ms; null for all time. The week is today and the six days before it. */
const sinceOf = (span: RankSpan, now: number): number | null => {
  if (span === 'total') return null;
  return span === 'today' ? startOfDay(now) : startOfDay(now) - 6 * DAY;
};

/** Refuses `noSuchExam`. */
export const readRank: Verb<typeof endpoint> = async (context, { id, span, page }) => ({
  ...(await readRanking(exams)(context, { id, page, since: sinceOf(span, context.now) })),
  rule: RULE,
});
