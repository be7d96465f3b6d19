import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Questionnaire } from './questionnaires.ts';

/** How long a draft that nobody touches holds its place, in ms. */
const HOLD = 24 * 3_600_000;

/** Whether others have all places: those who sent it and, unless `sentOnly`, those who are at it. */
export const isFull = async (
  db: Database,
  { id, quota }: Questionnaire,
  memberId: number,
  { now, sentOnly = false }: { now: number; sentOnly?: boolean },
): Promise<boolean> => {
  if (quota === 0) return false;
  const sent = isNotNull(attempt.submittedAt);
  const holds = sentOnly ? sent : or(sent, gt(attempt.savedAt, new Date(now - HOLD)));
  const others = await db
    .selectDistinct({ memberId: attempt.memberId })
    .from(attempt)
    .where(and(eq(attempt.questionnaireId, id), ne(attempt.memberId, memberId), holds));
  return others.length >= quota;
};

/** Takes a place, one member after the other. Refuses `questionnaireFull`. */
export const demandPlace = async (
  tx: Database,
  row: Questionnaire,
  memberId: number,
  at: { now: number; sentOnly?: boolean },
): Promise<void> => {
  if (row.quota === 0) return;
  await tx
    .select({ id: questionnaire.id })
    .from(questionnaire)
    .where(eq(questionnaire.id, row.id))
    .for('update');
  if (await isFull(tx, row, memberId, at)) throw new RefusedError('questionnaireFull');
};
