import type { questionnaireIntro } from '../../../schemas/api/questionnaire.ts';
import { progressOf } from '../../../schemas/assessment/way.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { certificationOf } from './certification.ts';
import { keptAnswers } from './drafts.ts';
import { isFull } from './places.ts';
import { gateOf, questionnaireOf, toQuestions, toRow, triedOf } from './questionnaires.ts';
import { fullOf } from './score.ts';
import { settledAttempts } from './settled-attempts.ts';

/** What a questionnaire is about, and whether and where the member may go on with it. */
export const readIntro = async (
  { db, member, now }: Context<Member>,
  { id }: Payload<typeof questionnaireIntro>,
) => {
  const row = await questionnaireOf(db, id);
  const { asked, attempts } = await settledAttempts(db, row, member.id, now);
  const tried = triedOf(attempts);
  const gate = gateOf(row, tried, member, now);
  const kept = attempts.doing ? keptAnswers({ asked, attempt: attempts.doing }) : {};
  const progress = progressOf(toQuestions(asked), kept);
  const full = gate === 'none' && (await isFull(db, row, member.id, { now }));
  return {
    ...toRow(row, tried, now),
    purpose: row.purpose,
    privacy: row.privacy,
    questions: progress.asked,
    answered: progress.answered,
    gate: full ? ('full' as const) : gate,
    pass: row.pass,
    full: fullOf(asked),
    tries: Math.max(0, row.tries - tried.submitted),
    sent: tried.submitted,
    quota: row.quota,
    limit: row.limitMs ?? 0,
    certification: row.doctorsOnly ? (await certificationOf(db, member)).state : ('none' as const),
  };
};
