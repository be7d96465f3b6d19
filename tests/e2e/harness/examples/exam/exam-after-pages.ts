import { and, eq, isNotNull } from 'drizzle-orm';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import type { Examples } from '../examples.ts';

export const examples: Examples = async (db, memberId) => {
  const [sent] = await db
    .select({ id: attempt.questionnaireId })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(
      and(
        eq(questionnaire.kind, 'exam'),
        eq(attempt.memberId, memberId),
        isNotNull(attempt.submittedAt),
      ),
    )
    .orderBy(attempt.id)
    .limit(1);
  const id = sent?.id ?? 0;
  return { '/result': `/result?id=${id}`, '/rank': `/rank?id=${id}` };
};
