import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, question, questionnaire } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';

export type QuestionRow = typeof question.$inferSelect;

export const sentOf = (id: number): SQL | undefined =>
  and(eq(attempt.questionnaireId, id), isNotNull(attempt.submittedAt));

/** Refuses `noSuchDeskRow`. */
export const questionnaireBy = async (db: Database, id: number) => {
  const rows = await db
    .select({ paper: questionnaire, question })
    .from(questionnaire)
    .leftJoin(question, eq(question.questionnaireId, questionnaire.id))
    .where(eq(questionnaire.id, id))
    .orderBy(asc(question.position));
  const [first] = rows;
  if (!first) throw new RefusedError(deskRefusals.noSuchDeskRow);
  return {
    paper: first.paper,
    question: rows.flatMap(({ question }): QuestionRow[] => (question ? [question] : [])),
  };
};
