import { and, eq } from 'drizzle-orm';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { barredBy, type Kind } from '../kind.ts';
import { drawnOf, questionsOf } from '../papers.ts';
import type { Locked, PaperRow } from '../rows.ts';

export type AttemptKey = { id: number; memberId?: number };

const paperAt = async (tx: Database, kind: Kind, { id, memberId }: AttemptKey) => {
  const own = memberId === undefined ? undefined : eq(attempt.memberId, memberId);
  const [row] = await tx
    .select({ paper: questionnaire })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(and(eq(attempt.id, id), eq(questionnaire.kind, kind.name), own));
  return row?.paper;
};

/** With a quota, so that places are counted in turn; returns the paper as it is then. */
export const lockPaper = async (tx: Database, paper: PaperRow): Promise<PaperRow> => {
  if (paper.quota === 0) return paper;
  const [row] = await tx
    .select()
    .from(questionnaire)
    .where(eq(questionnaire.id, paper.id))
    .for('no key update');
  return row ?? paper;
};

/**
 * Undefined where there is none of this kind. `seats`: locks the paper before the attempt, in the same order as
 * starting does.
 */
export const lockedAttempt = async (
  tx: Database,
  kind: Kind,
  which: AttemptKey,
  { seats }: { seats: boolean },
): Promise<Locked | undefined> => {
  const found = await paperAt(tx, kind, which);
  if (!found) return undefined;
  const paper = seats ? await lockPaper(tx, found) : found;
  const [row] = await tx.select().from(attempt).where(eq(attempt.id, which.id)).for('update');
  if (!row) return undefined;
  const all = await questionsOf(tx, paper.id);
  return { attempt: row, paper, questions: drawnOf(all, row), all };
};

/** Refuses `noSuchAttempt`. */
export const assertAttempt = async (
  tx: Database,
  kind: Kind,
  which: Required<AttemptKey>,
  locks: { seats: boolean },
): Promise<Locked> => {
  const found = await lockedAttempt(tx, kind, which, locks);
  if (!found) throw new RefusedError(assessmentRefusals.noSuchAttempt);
  return found;
};

/** The paper, or the member's admission to it, may have been withdrawn since the attempt began. */
export const assertPaperOpen = (kind: Kind, { paper }: Locked, member: Member): void => {
  if (!paper.published) throw new RefusedError(kind.refusals.unknown);
  if (!kind.admits(paper, member)) throw new RefusedError(barredBy(kind, paper));
};
