import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { addJob, type JobHandlers } from '../../platform/jobs.ts';
import { keyOf } from '../../platform/keys.ts';
import { endOf, GRACE } from './attempt-time.ts';
import { questionsOf } from './questionnaires.ts';
import { settleOverdue } from './settle.ts';

/** An attempt whose time ends; the subject is its id. */
export const ATTEMPT_END = 'attempt-end';

const found = async (db: Database, subject: string) => {
  const [row] = await db
    .select({ attempt, questionnaire })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(eq(attempt.id, keyOf(subject) ?? 0));
  return row && { ...row, asked: await questionsOf(db, row.questionnaire.id) };
};

/** Sends what is over also of those who never come back, also after the server was away. */
export const questionnaireJobs: JobHandlers = {
  [ATTEMPT_END]: async (db, subject, now) => {
    const late = await found(db, subject);
    if (!late || late.attempt.submittedAt) return undefined;
    if (await settleOverdue(db, late, now)) return undefined;
    const end = endOf(late.questionnaire, late.attempt);
    // editors have moved the end
    return async (tx) => {
      if (end !== null) await addJob(tx, { kind: ATTEMPT_END, subject, dueAt: end + GRACE });
    };
  },
};
