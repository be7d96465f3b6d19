import type { startQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { answerList } from '../../../schemas/questionnaire/question.ts';
import type { Database } from '../../db/database.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { type Refusal, RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import {
  type Attempt,
  attemptsOf,
  gateOf,
  type Questionnaire,
  questionnaireOf,
  questionsOf,
  toQuestion,
  triedOf,
} from './questionnaires.ts';
import { settleOverdue } from './settle.ts';

const refusalOf: Record<Exclude<ReturnType<typeof gateOf>, 'none'>, Refusal> = {
  before: 'questionnaireEarly',
  over: 'questionnaireOver',
  done: 'questionnaireDone',
  certify: 'doctorsOnly',
};

const deadlineOf = ({ limitMs, endAt }: Questionnaire, now: number): Date | null => {
  const ends = [limitMs === null ? null : now + limitMs, endAt?.getTime() ?? null];
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};

/** The member's draft; the first to ask begins it, however many ask at once. */
const draftOf = async (
  db: Database,
  row: Questionnaire,
  memberId: number,
  now: number,
): Promise<Attempt> => {
  const at = new Date(now);
  await db
    .insert(attempt)
    .values({
      questionnaireId: row.id,
      memberId,
      startedAt: at,
      savedAt: at,
      deadline: deadlineOf(row, now),
    })
    .onConflictDoNothing();
  const { doing } = await attemptsOf(db, row.id, memberId);
  if (!doing) throw new RefusedError('questionnaireDone');
  return doing;
};

/**
 * Begins a questionnaire or goes on with it; needs no record of its key, since a draft is begun
 * once. Refuses `noSuchQuestionnaire`, `questionnaireEarly`, `questionnaireOver`,
 * `questionnaireDone`, `doctorsOnly`.
 */
export const start = async (
  { db, member, now }: Context<Member>,
  { id }: Payload<typeof startQuestionnaire>,
) => {
  const row = await questionnaireOf(db, id);
  const asked = await questionsOf(db, row.id);
  await settleOverdue(db, row, asked, member.id, now);
  const attempts = await attemptsOf(db, row.id, member.id);
  const gate = gateOf(row, triedOf(attempts), member, now);
  if (gate !== 'none') throw new RefusedError(refusalOf[gate]);
  const draft = attempts.doing ?? (await draftOf(db, row, member.id, now));
  return {
    attempt: String(draft.id),
    title: row.title,
    version: draft.version,
    deadline: draft.deadline?.getTime() ?? null,
    now,
    questions: asked.map((each) => toQuestion(each, asked)),
    answers: answerList(draft.answers),
  };
};
