import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type {
  AppealStanding,
  makeExamAppeal as making,
  examAppeal as reading,
} from '#schemas/exam/appeal-endpoints.ts';
import { APPEAL_TIME } from '#schemas/exam/appeal-fields.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { appeal, attempt, mark, questionnaire } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { exams } from '../kind.ts';

type Found = {
  sent: typeof attempt.$inferSelect;
  made: typeof appeal.$inferSelect | null;
  /** Since when the result stands, in ms. */
  stands: number;
};

const markedAt =
  sql<Date | null>`(select max(${mark.at}) from ${mark} where ${mark.attemptId} = ${attempt.id})`.mapWith(
    mark.at,
  );

/** Refuses `noSuchAttempt`, also for an attempt that was not sent. */
const ownAttempt = async (db: Database, memberId: number, id: string): Promise<Found> => {
  const own = and(
    eq(attempt.id, keyOrZero(id)),
    eq(attempt.memberId, memberId),
    eq(questionnaire.kind, exams.name),
    isNotNull(attempt.submittedAt),
  );
  const [found] = await db
    .select({ sent: attempt, made: appeal, markedAt })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .leftJoin(appeal, eq(appeal.attemptId, attempt.id))
    .where(own);
  if (!found) throw new RefusedError(assessmentRefusals.noSuchAttempt);
  const { sent, made } = found;
  const stands = Math.max(sent.submittedAt?.getTime() ?? 0, found.markedAt?.getTime() ?? 0);
  return { sent, made, stands };
};

const stateOf = ({ sent, made, stands }: Found, now: number): AppealStanding['state'] => {
  if (made) return made.state;
  if (sent.unmarked > 0) return 'marking';
  return now > stands + APPEAL_TIME ? 'late' : 'free';
};

const standingOf = (found: Found, now: number): AppealStanding => ({
  state: stateOf(found, now),
  until: found.stands + APPEAL_TIME,
  text: found.made?.text ?? '',
  score: found.made?.scored ?? found.sent.score,
  sentAt: found.made?.at.getTime() ?? null,
  answer: found.made?.answer ?? '',
  settledAt: found.made?.settledAt?.getTime() ?? null,
});

/** Refuses `noSuchAttempt`. */
export const readAppealStanding: Verb<typeof reading> = async (
  { db, member, now },
  { attempt: id },
) => standingOf(await ownAttempt(db, member.id, id), now);

const refusalOf = { marking: examRefusals.appealEarly, late: examRefusals.appealLate } as const;

/** Refuses `noSuchAttempt`, `appealMade`, `appealEarly`, `appealLate`. */
export const makeAppeal: Verb<typeof making> = async (
  { db, member, now },
  { attempt: id, text },
) => {
  const found = await ownAttempt(db, member.id, id);
  const state = stateOf(found, now);
  if (state === 'marking' || state === 'late') throw new RefusedError(refusalOf[state]);
  const { id: attemptId, score: scored } = found.sent;
  // of two appeals sent at once, only one is inserted
  const [made] = await db
    .insert(appeal)
    .values({ attemptId, text, scored, at: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new RefusedError(examRefusals.appealMade);
  return standingOf({ ...found, made }, now);
};
