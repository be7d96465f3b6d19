import { and, eq } from 'drizzle-orm';
import type { removeWrong as endpoint } from '#schemas/exam/endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { wrongItem } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { knownPapers } from './own-wrong.ts';

/** Refuses `noSuchWrong`. */
export const removeWrong: Verb<typeof endpoint> = async ({ db, member, now }, { question }) => {
  const own = and(eq(wrongItem.memberId, member.id), eq(wrongItem.questionId, keyOrZero(question)));
  const known = await knownPapers(db, member.id, now, own);
  if (known.size === 0) throw new RefusedError(examRefusals.noSuchWrong);
  const removed = await db.delete(wrongItem).where(own).returning({ id: wrongItem.questionId });
  if (removed.length === 0) throw new RefusedError(examRefusals.noSuchWrong);
  return {};
};
