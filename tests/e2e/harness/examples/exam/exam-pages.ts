import { eq } from 'drizzle-orm';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import type { Examples } from '../examples.ts';
import { firstId } from '../first-row.ts';

export const examples: Examples = async (db, memberId) => {
  const open = await firstId(db, questionnaire, eq(questionnaire.kind, 'exam'));
  const at = new Date();
  const deadline = new Date(at.getTime() + HOUR);
  // an exam stands at its address once it has been begun
  await db
    .insert(attempt)
    .values({ questionnaireId: open, memberId, startedAt: at, savedAt: at, deadline })
    .onConflictDoNothing();
  return {
    '/start': `/start?id=${open}`,
    '/joseph': `/joseph?id=${open}`,
    '/test': `/test?id=${open}`,
    '/examination_submit': `/examination_submit?id=${open}`,
  };
};
