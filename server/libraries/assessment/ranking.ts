import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { attempt, bestAttempt, questionnaire } from '../../db/tables/questionnaire.ts';

/** Only of members who have passed. */
export type Rank = { rank: number; ranked: number; score: number; spent: number };

const { passMinusScore, passSpentMs, passSubmittedAt, memberId } = bestAttempt;

/** More points, then less time, then the earlier one; the key decides between equal ones. */
const inOrder = [asc(passMinusScore), asc(passSpentMs), asc(passSubmittedAt), asc(memberId)];

/** Counted over the index that has the order of the ranking. */
const better: SQL<number> = sql`(select count(*) from best_attempt as other
  where other.questionnaire_id = ${bestAttempt.questionnaireId} and other.pass_minus_score is not null
  and (other.pass_minus_score, other.pass_spent_ms, other.pass_submitted_at, other.member_id)
    < (${passMinusScore}, ${passSpentMs}, ${passSubmittedAt}, ${memberId}))`.mapWith(Number);

/** Passed by the pass mark of its time, so that nobody is first with a failed paper. */
const isRanked = isNotNull(passMinusScore);

const columns = {
  score: sql`-${passMinusScore}`.mapWith(Number).as('score'),
  spent: sql`${passSpentMs}`.mapWith(Number).as('spent'),
};

export const countRanked = (db: Database, paper: number) =>
  db.$count(bestAttempt, and(eq(bestAttempt.questionnaireId, paper), isRanked));

/** By paper; without papers that the member has not passed. */
export const ranksAt = async (
  db: Database,
  of: number,
  papers: readonly number[],
): Promise<ReadonlyMap<number, Rank>> => {
  if (papers.length === 0) return new Map();
  const rows = await db
    .select({ paper: questionnaire.id, ranked: questionnaire.ranked, better, ...columns })
    .from(bestAttempt)
    .innerJoin(questionnaire, eq(questionnaire.id, bestAttempt.questionnaireId))
    .where(and(eq(memberId, of), inArray(bestAttempt.questionnaireId, [...papers]), isRanked));
  return new Map(
    rows.map(({ paper, better: before, ...row }) => [paper, { rank: before + 1, ...row }]),
  );
};

/** The best first. */
export const rankingAt = (db: Database, paper: number, page: { limit: number; offset: number }) => {
  // members are looked up for the page alone, however deep it lies
  const placed = db
    .select({ memberId, ...columns, at: passSubmittedAt })
    .from(bestAttempt)
    .where(and(eq(bestAttempt.questionnaireId, paper), isRanked))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset)
    .as('placed');
  return db
    .select({
      memberId: placed.memberId,
      score: placed.score,
      spent: placed.spent,
      nickname: member.nickname,
      avatar: member.avatar,
    })
    .from(placed)
    .innerJoin(member, eq(member.id, placed.memberId))
    .orderBy(desc(placed.score), asc(placed.spent), asc(placed.at), asc(placed.memberId));
};

const placedRows = z.object({
  rows: z.array(
    z.object({
      memberId: z.int(),
      score: z.int(),
      spent: z.int(),
      rank: z.int(),
      ranked: z.int(),
      places: z.int(),
      nickname: z.string(),
      avatar: z.string(),
      aheadScore: z.nullable(z.int()),
      aheadSpent: z.nullable(z.int()),
    }),
  ),
});

/**
 * Ranks submissions since a moment: the first row, which has the number of all, those of a page, and the member's
 * own.
 */
export const rankingSince = async (
  db: Database,
  paper: number,
  { of, since, limit, offset }: { of: number; since: Date; limit: number; offset: number },
) => {
  const result: unknown = await db.execute(sql`
    with best as (
      select distinct on (member_id) member_id, score, spent_ms, submitted_at, passed from ${attempt}
      where questionnaire_id = ${paper} and submitted_at >= ${since.toISOString()} and passed is not null
      order by member_id, passed desc, score desc, spent_ms, submitted_at
    ), placed as (
      select *, row_number() over in_order::int as rank, count(*) over ()::int as ranked,
        (count(*) filter (where passed) over ())::int as places,
        lag(score) over in_order as "aheadScore", (lag(spent_ms) over in_order)::int as "aheadSpent"
      from best window in_order as (order by passed desc, score desc, spent_ms, submitted_at, member_id)
    )
    select placed.member_id as "memberId", score, spent_ms::int as spent, rank, ranked, places, nickname, avatar,
      "aheadScore", "aheadSpent"
    from placed join ${member} on ${member.id} = placed.member_id
    where passed and (rank = 1 or (rank > ${offset} and rank <= ${offset + limit}) or placed.member_id = ${of})
    order by rank`);
  return z.parse(placedRows, result).rows;
};
