import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => {
  const own = eq(questionnaire.kind, 'questionnaire');
  const submitted = and(own, eq(attempt.memberId, memberId), isNotNull(attempt.submittedAt));
  const [paper] = await db
    .select({ id: attempt.questionnaireId })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(submitted)
    .limit(1);
  const answered = paper?.id ?? 0;
  const open = await firstId(db, questionnaire, and(own, ne(questionnaire.id, answered)));
  const at = new Date();
  // a paper stands at its address once it has been begun
  await db
    .insert(attempt)
    .values({ questionnaireId: open, memberId, startedAt: at, savedAt: at })
    .onConflictDoNothing();
  return {
    '/questionnaire_introduce': `/questionnaire_introduce?id=${open}`,
    '/questionnaire': `/questionnaire?id=${open}`,
    '/questionnaire_result': `/questionnaire_result?id=${answered}`,
    '/questionnaire_result_fail': `/questionnaire_result_fail?id=${answered}`,
    '/questionnaire_ranking_list': `/questionnaire_ranking_list?id=${answered}`,
    '/questionnaire_finish': `/questionnaire_finish?id=${answered}`,
  };
};
