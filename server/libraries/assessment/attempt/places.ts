import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Kind } from '../kind.ts';
import type { PaperRow } from '../rows.ts';

/** How long an untouched draft holds its place, in ms. */
const HOLD = DAY;

type At = { now: number; sentOnly?: boolean };

/** Whether others have all places: those who sent it and, unless `sentOnly`, those who are at it. */
export const isFull = async (
  db: Database,
  { id, quota }: PaperRow,
  memberId: number,
  { now, sentOnly = false }: At,
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

/** A place, where the paper is locked. Refuses what the kind says of a full one. */
export const assertPlace = async (
  tx: Database,
  { refusals }: Kind,
  paper: PaperRow,
  memberId: number,
  at: At,
): Promise<void> => {
  if (await isFull(tx, paper, memberId, at)) throw new RefusedError(refusals.full);
};
