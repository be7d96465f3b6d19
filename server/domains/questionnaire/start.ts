import { eq } from 'drizzle-orm';
import type { startQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import { answerList } from '../../../schemas/assessment/question.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { type Refusal, RefusedError } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Member } from '../../platform/session.ts';
import { transact } from '../../platform/transact.ts';
import { endOf, GRACE, leftUntil } from './attempt-time.ts';
import { keptAnswers } from './drafts.ts';
import { ATTEMPT_END } from './jobs.ts';
import { demandPlace } from './places.ts';
import {
  type Attempt,
  attemptsOf,
  gateOf,
  type Questionnaire,
  questionnaireOf,
  toQuestions,
  triedOf,
} from './questionnaires.ts';
import { settledAttempts } from './settled-attempts.ts';

const refusalOf: Record<Exclude<ReturnType<typeof gateOf>, 'none'>, Refusal> = {
  before: 'questionnaireEarly',
  over: 'questionnaireOver',
  done: 'questionnaireDone',
  full: 'questionnaireFull',
  certify: 'doctorsOnly',
};

type Attempts = Awaited<ReturnType<typeof attemptsOf>>;

const demandGate = (row: Questionnaire, attempts: Attempts, member: Member, now: number): void => {
  const gate = gateOf(row, triedOf(attempts), member, now);
  if (gate !== 'none') throw new RefusedError(refusalOf[gate]);
};

const insertDraft = async (
  tx: Database,
  row: Questionnaire,
  memberId: number,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  const deadline = row.limitMs === null ? null : new Date(now + row.limitMs);
  const [begun] = await tx
    .insert(attempt)
    .values({ questionnaireId: row.id, memberId, startedAt: at, savedAt: at, deadline })
    .onConflictDoNothing()
    .returning();
  const end = begun ? endOf(row, begun) : null;
  if (begun && end !== null)
    await addJob(tx, { kind: ATTEMPT_END, subject: String(begun.id), dueAt: end + GRACE });
};

/** The member's draft; the first to ask begins it, however many ask at once. */
const draftOf = (db: Database, row: Questionnaire, member: Member, now: number): Promise<Attempt> =>
  transact(db, async (tx) => {
    await demandPlace(tx, row, member.id, { now });
    await insertDraft(tx, row, member.id, now);
    const attempts = await attemptsOf(tx, row.id, member.id);
    // another device may have sent the last one meanwhile: then this draft never was
    demandGate(row, attempts, member, now);
    if (!attempts.doing) throw new RefusedError('questionnaireDone');
    // whoever is at it holds a place
    if (row.quota > 0)
      await tx
        .update(attempt)
        .set({ savedAt: new Date(now) })
        .where(eq(attempt.id, attempts.doing.id));
    return attempts.doing;
  });

/**
 * Begins a questionnaire or goes on with it; needs no record of its key, since a draft is begun
 * once. Refuses `noSuchQuestionnaire`, `questionnaireEarly`, `questionnaireOver`,
 * `questionnaireDone`, `questionnaireFull`, `doctorsOnly`.
 */
export const start = async (
  { db, member, now }: Context<Member>,
  { id }: Payload<typeof startQuestionnaire>,
) => {
  const row = await questionnaireOf(db, id);
  const { asked, attempts } = await settledAttempts(db, row, member.id, now);
  demandGate(row, attempts, member, now);
  const draft = await draftOf(db, row, member, now);
  const end = endOf(row, draft);
  return {
    attempt: String(draft.id),
    title: row.title,
    version: draft.version,
    deadline: end,
    left: leftUntil(end, now),
    questions: toQuestions(asked),
    answers: answerList(keptAnswers({ asked, attempt: draft })),
  };
};
