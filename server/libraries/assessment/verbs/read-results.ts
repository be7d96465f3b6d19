import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { startOfDay } from '../../../platform/time/china-time.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { standingOf, triedOf } from '../attempt/attempts.ts';
import { outcomeOf } from '../attempt/close.ts';
import { settledAttempts } from '../attempt/settled-attempts.ts';
import type { Kind } from '../kind.ts';
import { anyPaperOf } from '../papers.ts';
import { type Rank, ranksAt } from '../ranking.ts';
import { reviewedOf } from '../reviewed.ts';
import type { PaperRow } from '../rows.ts';

const tallyOf = (db: Database, memberId: number, now: number) => {
  const today = new Date(startOfDay(now));
  const counts = sql`(${questionnaire.triesPer} <> 'day' or ${attempt.submittedAt} >= ${today})`;
  return db
    .select({
      questionnaireId: attempt.questionnaireId,
      sent: sql`count(*) filter (where ${counts})`.mapWith(Number).as('times_sent'),
      passed: sql`count(*) filter (where ${counts} and ${attempt.passed})`
        .mapWith(Number)
        .as('times_passed'),
    })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(and(eq(attempt.memberId, memberId), isNotNull(attempt.submittedAt)))
    .groupBy(attempt.questionnaireId)
    .as('tally');
};

export const sentBy = (kind: Kind, memberId: number) =>
  and(
    eq(questionnaire.kind, kind.name),
    eq(attempt.memberId, memberId),
    isNotNull(attempt.submittedAt),
  );

type Of = { memberId: number; now: number };

/** Attempts that the member sent, the newest first, each with its paper and the tally there. */
const selectSent = (db: Database, { memberId, now }: Of) => {
  const tally = tallyOf(db, memberId, now);
  return db
    .select({ attempt, paper: questionnaire, sent: tally.sent, passed: tally.passed })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .innerJoin(tally, eq(tally.questionnaireId, attempt.questionnaireId));
};

type Sent = Awaited<ReturnType<typeof selectSent>>[number];

/** A paper that is off the shelf or past its end leaves nobody a try. */
const isOver = ({ published, endAt }: PaperRow, now: number): boolean =>
  !published || (endAt !== null && endAt.getTime() <= now);

const triesLeft = ({ paper, sent, passed }: Sent, now: number): number =>
  passed > 0 || isOver(paper, now) ? 0 : Math.max(0, paper.tries - sent);

const toResult = (row: Sent, ranks: ReadonlyMap<number, Rank>, now: number) => {
  const { attempt: own, paper } = row;
  // the place of what was passed stands beside no other result
  const ownRank = own.passed ? ranks.get(paper.id) : undefined;
  const { rank, ranked } = ownRank ?? { rank: 0, ranked: 0 };
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
    showAnswers: paper.showAnswers,
    endTime: paper.endAt?.getTime() ?? null,
    byTime: own.byTime,
    byLeave: own.byLeave,
    waiting: own.unmarked,
    submittedAt: own.submittedAt?.getTime() ?? null,
  };
};

/**
 * A result of the member's own, the latest unless another is asked for, with its paper and how the paper was tried;
 * one stays after its paper was taken down. Refuses `noResult`, and what the kind says of unknown papers.
 */
export const findResult =
  (kind: Kind) =>
  async (
    { db, member, now }: Context<Member>,
    { id, attempt: attemptId }: { id: string; attempt: string },
  ) => {
    const paper = await anyPaperOf(db, kind, id);
    const { questions: all, attempts } = await settledAttempts(db, kind, paper, member.id, now);
    const [newest] = attempts.submitted;
    const own =
      attemptId === ''
        ? newest
        : attempts.submitted.find((each) => each.id === keyOrZero(attemptId));
    if (own) {
      const tried = triedOf(attempts, paper, now);
      const row = { attempt: own, paper, sent: tried.submitted, passed: tried.passed ? 1 : 0 };
      const result = toResult(row, await ranksAt(db, member.id, [paper.id]), now);
      const standing = standingOf(paper, attempts, now);
      const of = { kind, paper, attempt: own, all, standing };
      return { paper, tried, result: { ...result, ...(await reviewedOf(db, of)) } };
    }
    throw new RefusedError(paper.published ? assessmentRefusals.noResult : kind.refusals.unknown);
  };

/** The result alone. */
export const readResult = (kind: Kind) => {
  const find = findResult(kind);
  return async (context: Context<Member>, query: { id: string; attempt: string }) =>
    (await find(context, query)).result;
};

/** All results of the member at papers of this kind, the newest first. */
export const listResults =
  (kind: Kind) =>
  async ({ db, member, now }: Context<Member>, { page }: { page: number }) => {
    const { rows, pageCount } = await selectPage(db, selectSent(db, { memberId: member.id, now }), {
      where: sentBy(kind, member.id),
      orderBy: [desc(attempt.submittedAt), desc(attempt.id)],
      page,
    });
    const papers = [...new Set(rows.map(({ paper }) => paper.id))];
    const ranks = await ranksAt(db, member.id, papers);
    const items = rows.map((row) => toResult(row, ranks, now));
    return { items, pageCount };
  };
