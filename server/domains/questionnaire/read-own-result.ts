import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { questionnaireResult } from '../../../schemas/questionnaire/endpoints.ts';
import {
  anyPaperOf,
  isFull,
  readResult,
  settledAttempts,
  triedOf,
} from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { questionnaires } from './kind.ts';
import { certificationFor, standingWith } from './standing.ts';

/** A result of the member's own, and where they stand with its questionnaire now. */
export const readOwnResult = async (
  context: Context<Member>,
  asked: Payload<typeof questionnaireResult>,
) => {
  const { db, member, now } = context;
  const result = await readResult(questionnaires)(context, asked);
  const row = await anyPaperOf(db, questionnaires, asked.id);
  const { attempts } = await settledAttempts(db, questionnaires, row, member.id, now);
  const full = await isFull(db, row, member.id, { now });
  const certification = await certificationFor(db, member, [row]);
  const facts = { member, certification, full, now };
  return { ...result, ...standingWith(row, triedOf(attempts, row, now), facts) };
};
