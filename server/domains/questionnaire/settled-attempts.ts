import type { Database } from '../../db/database.ts';
import { attemptsOf, type Questionnaire, questionsOf } from './questionnaires.ts';
import { settleOverdue } from './settle.ts';

/** What is asked and what the member has done of it, drafts whose time is over sent before. */
export const settledAttempts = async (
  db: Database,
  row: Questionnaire,
  memberId: number,
  now: number,
) => {
  const asked = await questionsOf(db, row.id);
  const attempts = await attemptsOf(db, row.id, memberId);
  if (!attempts.doing) return { asked, attempts };
  const found = { questionnaire: row, attempt: attempts.doing, asked };
  const settled = await settleOverdue(db, found, now);
  return { asked, attempts: settled ? await attemptsOf(db, row.id, memberId) : attempts };
};
