import { progressOf } from '#schemas/assessment/question-path.ts';
import type { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import {
  attemptEnd,
  fullOf,
  isFull,
  leftUntil,
  type PaperRow,
  paperOf,
  settledAttempts,
  storedAttemptAnswers,
  toQuestions,
  triedOf,
} from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { questionnaires } from './kind.ts';
import { certificationFor } from './standing.ts';
import { toRow } from './to-row.ts';

type Settled = Awaited<ReturnType<typeof settledAttempts>>;

const progress = (
  row: PaperRow,
  { questions: paperQuestions, attempts: { doing } }: Settled,
  now: number,
) => {
  const saved = doing ? storedAttemptAnswers({ questions: paperQuestions, attempt: doing }) : {};
  const { total: questions, answered } = progressOf(toQuestions(paperQuestions), saved);
  return { questions, answered, left: doing ? leftUntil(attemptEnd(row, doing), now) : 0 };
};

/** Refuses what `paperOf` refuses. */
export const readIntro = async (
  { db, member, now }: Context<Member>,
  { id }: Payload<typeof questionnaireIntro>,
) => {
  const row = await paperOf(db, questionnaires, id);
  const settled = await settledAttempts(db, questionnaires, row, member.id, now);
  const tried = triedOf(settled.attempts, row, now);
  const full = await isFull(db, row, member.id, { now });
  const certification = await certificationFor(db, member, [row]);
  return {
    ...toRow(row, tried, { member, certification, full, now }),
    ...progress(row, settled, now),
    purpose: row.purpose,
    privacy: row.privacy,
    full: fullOf(settled.questions),
    quota: row.quota,
    limit: row.limitMs ?? 0,
    doctors: row.doctorsOnly,
  };
};
