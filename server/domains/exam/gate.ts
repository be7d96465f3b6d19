import type { ExamGate } from '../../../schemas/exam/endpoints.ts';
import type { Database } from '../../db/database.ts';
import {
  type AttemptSummary,
  gateOf,
  isFull,
  type PaperRow,
} from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import { exams } from './kind.ts';
import { isTeamed } from './team/assert-team.ts';

type Asking = { db: Database; member: Member; now: number };

/** Why a member who has come so far with an exam cannot begin it; what has begun needs neither place nor team. */
export const examGate = async (
  { db, member, now }: Asking,
  paper: PaperRow,
  tried: AttemptSummary,
  begun: boolean,
): Promise<ExamGate> => {
  const found = gateOf(exams, paper, tried, member, now);
  if (found === 'barred') return paper.gate === 'doctor' ? 'doctor' : 'phone';
  if (found !== 'none') return found;
  if (await isFull(db, paper, member.id, { now })) return 'full';
  return begun || (await isTeamed(db, paper, member.id)) ? 'none' : 'team';
};
