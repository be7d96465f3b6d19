import type { questionnaireIntro } from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { wayThrough } from '../../../schemas/questionnaire/way.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import {
  attemptsOf,
  gateOf,
  questionnaireOf,
  questionsOf,
  toQuestion,
  toRow,
  triedOf,
} from './questionnaires.ts';
import { fullOf } from './score.ts';
import { settleOverdue } from './settle.ts';

/** What a questionnaire is about, and whether and where the member may go on with it. */
export const readIntro = async (
  { db, member, now }: Context<Member>,
  { id }: Payload<typeof questionnaireIntro>,
) => {
  const row = await questionnaireOf(db, id);
  const asked = await questionsOf(db, row.id);
  await settleOverdue(db, row, asked, member.id, now);
  const attempts = await attemptsOf(db, row.id, member.id);
  const tried = triedOf(attempts);
  const answers = attempts.doing?.answers ?? {};
  const questions = asked.map((each) => toQuestion(each, asked));
  return {
    ...toRow(row, tried, now),
    purpose: row.purpose,
    privacy: row.privacy,
    questions: wayThrough(questions, answers).length,
    answered: Object.keys(answers).length,
    gate: gateOf(row, tried, member, now),
    pass: row.pass,
    full: fullOf(asked),
    tries: Math.max(0, row.tries - tried.submitted),
  };
};
