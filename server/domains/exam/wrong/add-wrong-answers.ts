import { sql } from 'drizzle-orm';
import { isBlank } from '#schemas/assessment/question.ts';
import type { Database } from '../../../db/database.ts';
import { wrongItem } from '../../../db/tables/questionnaire.ts';
import {
  type Attempt,
  answeredOn,
  hasRight,
  isRight,
  type Locked,
} from '../../../libraries/assessment/index.ts';

export const addWrongAnswers = async (
  tx: Database,
  { questions }: Locked,
  { memberId, answers, submittedAt }: Attempt,
): Promise<void> => {
  const wrong = answeredOn(questions, answers).filter(
    ({ question: each, values }) => hasRight(each) && !isBlank(values) && !isRight(each, values),
  );
  const wrongAt = submittedAt ?? new Date(0);
  const rows = wrong
    .map(({ question: each, values }) => ({
      memberId,
      questionId: each.id,
      answered: [...values],
      wrongAt,
    }))
    // two attempts that close at once lock the rows in one order
    .sort((one, other) => one.questionId - other.questionId);
  if (rows.length === 0) return;
  await tx
    .insert(wrongItem)
    .values(rows)
    .onConflictDoUpdate({
      target: [wrongItem.memberId, wrongItem.questionId],
      set: {
        times: sql`${wrongItem.times} + 1`,
        answered: sql`excluded.answered`,
        wrongAt: sql`excluded.wrong_at`,
        resolvedAt: null,
      },
    });
};
