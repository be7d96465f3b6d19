import type { questionnaireResult } from '#schemas/questionnaire/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { findResult, isFull } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { questionnaires } from './kind.ts';
import { certificationFor, standingWith } from './standing.ts';

export const readOwnResult = async (
  context: Context<Member>,
  query: Payload<typeof questionnaireResult>,
) => {
  const { db, member, now } = context;
  const { result, paper, tried } = await findResult(questionnaires)(context, query);
  const full = await isFull(db, paper, member.id, { now });
  const certification = await certificationFor(db, member, [paper]);
  return { ...result, ...standingWith(paper, tried, { member, certification, full, now }) };
};
