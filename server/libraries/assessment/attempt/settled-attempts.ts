import type { Database } from '../../../db/database.ts';
import type { Kind } from '../kind.ts';
import { questionsOf } from '../papers.ts';
import type { PaperRow } from '../rows.ts';
import { attemptsOf } from './attempts.ts';
import { overAt, settleOverdue } from './settle.ts';

export const settledAttempts = async (
  db: Database,
  kind: Kind,
  paper: PaperRow,
  memberId: number,
  now: number,
) => {
  const questions = await questionsOf(db, paper.id);
  const attempts = await attemptsOf(db, paper.id, memberId);
  const { doing } = attempts;
  if (!doing || overAt(paper, doing, now) === null) return { questions, attempts };
  await settleOverdue(db, kind, doing.id, now);
  return { questions, attempts: await attemptsOf(db, paper.id, memberId) };
};
