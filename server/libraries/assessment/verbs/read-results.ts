import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { assessmentRefusals } from '../../../../schemas/assessment/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { outcomeOf } from '../attempt/close.ts';
import { settledAttempts } from '../attempt/settled-attempts.ts';
import type { Kind } from '../kind.ts';
import { anyPaperOf } from '../papers.ts';
import { type Place, placesAt } from '../ranking.ts';
import { reviewedOf } from '../reviewed.ts';
import type { PaperRow } from '../rows.ts';

/** How many attempts the member sent at each paper, and how many of these passed. */
const tallyOf = (db: Database, memberId: number) =>
  db
    .select({
      questionnaireId: attempt.questionnaireId,
      sent: sql`count(*)`.mapWith(Number).as('times_sent'),
      passed: sql`count(*) filter (where ${attempt.passed})`.mapWith(Number).as('times_passed'),
    })
    .from(attempt)
    .where(and(eq(attempt.memberId, memberId), isNotNull(attempt.submittedAt)))
    .groupBy(attempt.questionnaireId)
    .as('tally');

/** Attempts that the member sent at papers of this kind. */
export const sentBy = (kind: Kind, memberId: number) =>
  and(
    eq(questionnaire.kind, kind.name),
    eq(attempt.memberId, memberId),
    isNotNull(attempt.submittedAt),
  );

/** Attempts that the member sent, the newest first, each with its paper and the tally there. */
const selectSent = (db: Database, kind: Kind, memberId: number, which: SQL | undefined) => {
  const tally = tallyOf(db, memberId);
  return db
    .select({ attempt, paper: questionnaire, sent: tally.sent, passed: tally.passed })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .innerJoin(tally, eq(tally.questionnaireId, attempt.questionnaireId))
    .where(and(sentBy(kind, memberId), which))
    .orderBy(desc(attempt.submittedAt), desc(attempt.id));
};

type Sent = Awaited<ReturnType<typeof selectSent>>[number];

/** A paper that is off the shelf or past its end leaves nobody a try. */
const isOver = ({ published, endAt }: PaperRow, now: number): boolean =>
  !published || (endAt !== null && endAt.getTime() <= now);

const triesLeft = ({ paper, sent, passed }: Sent, now: number): number =>
  passed > 0 || isOver(paper, now) ? 0 : Math.max(0, paper.tries - sent);

const toResult = (row: Sent, places: ReadonlyMap<number, Place>, now: number) => {
  const { attempt: own, paper } = row;
  const { rank, ranked } = places.get(paper.id) ?? { rank: 0, ranked: 0 };
  return {
    id: String(paper.id),
    attempt: String(own.id),
    title: paper.title,
    outcome: outcomeOf(own),
    score: own.score,
    full: own.fullScore,
    pass: own.passScore,
    spent: own.spentMs,
    rank,
    ranked,
    points: own.points,
    tries: triesLeft(row, now),
    over: isOver(paper, now),
    byTime: own.byTime,
    submittedAt: own.submittedAt?.getTime() ?? null,
  };
};

/**
 * A result of the member's own, the latest unless another is asked for; one stays after its paper
 * was taken down. Refuses `noResult`, and what the kind says of unknown papers.
 */
export const readResult =
  (kind: Kind) =>
  async (
    { db, member, now }: Context<Member>,
    { id, attempt: asked }: { id: string; attempt: string },
  ) => {
    const paper = await anyPaperOf(db, kind, id);
    await settledAttempts(db, kind, paper, member.id, now);
    const one = asked === '' ? undefined : eq(attempt.id, keyOrZero(asked));
    const which = and(eq(attempt.questionnaireId, paper.id), one);
    const [newest] = await selectSent(db, kind, member.id, which).limit(1);
    if (newest) {
      const told = toResult(newest, await placesAt(db, member.id, [paper.id]), now);
      return { ...told, reviewed: await reviewedOf(db, paper, newest.attempt, told.tries) };
    }
    throw new RefusedError(paper.published ? assessmentRefusals.noResult : kind.refusals.unknown);
  };

/** All results of the member at papers of this kind, the newest first. */
export const listResults =
  (kind: Kind) =>
  async ({ db, member, now }: Context<Member>, { page }: { page: number }) => {
    const { limit, offset } = rowsOf(page);
    const all = selectSent(db, kind, member.id, undefined);
    const rows = await all.limit(limit).offset(offset);
    const [sum] = await db
      .select({ sent: sql`count(*)`.mapWith(Number) })
      .from(attempt)
      .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
      .where(sentBy(kind, member.id));
    const papers = [...new Set(rows.map(({ paper }) => paper.id))];
    const places = await placesAt(db, member.id, papers);
    const items = rows.map((row) => toResult(row, places, now));
    return { items, pageCount: pagesOf(sum?.sent ?? 0) };
  };
