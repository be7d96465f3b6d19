import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { bestAttempt, questionnaire } from '../../db/tables/questionnaire.ts';

/** A member's place among all who were scored at a paper. */
export type Place = { rank: number; ranked: number };

const { minusScore, spentMs, submittedAt, memberId } = bestAttempt;

/** More points, then less time, then the earlier one; the key decides between equal ones. */
const inOrder = [asc(minusScore), asc(spentMs), asc(submittedAt), asc(memberId)];

/** How many are better: a count over the index that has the order of the ranking. */
const better: SQL<number> = sql`(select count(*) from best_attempt as other
  where other.questionnaire_id = ${bestAttempt.questionnaireId}
  and (other.minus_score, other.spent_ms, other.submitted_at, other.member_id)
    < (${minusScore}, ${spentMs}, ${submittedAt}, ${memberId}))`.mapWith(Number);

/** A member's places at papers, by paper; none where they were not scored. */
export const placesAt = async (
  db: Database,
  of: number,
  papers: readonly number[],
): Promise<ReadonlyMap<number, Place>> => {
  if (papers.length === 0) return new Map();
  const rows = await db
    .select({ paper: questionnaire.id, ranked: questionnaire.ranked, better })
    .from(bestAttempt)
    .innerJoin(questionnaire, eq(questionnaire.id, bestAttempt.questionnaireId))
    .where(and(eq(memberId, of), inArray(bestAttempt.questionnaireId, [...papers])));
  return new Map(rows.map((row) => [row.paper, { rank: row.better + 1, ranked: row.ranked }]));
};

/** Who stands on these places of a paper's ranking, the best first. */
export const rankingAt = (db: Database, paper: number, page: { limit: number; offset: number }) => {
  // members are looked up for the page alone, however deep it lies
  const placed = db
    .select()
    .from(bestAttempt)
    .where(eq(bestAttempt.questionnaireId, paper))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset)
    .as('placed');
  return db
    .select({
      memberId: placed.memberId,
      score: sql`-${placed.minusScore}`.mapWith(Number),
      spent: placed.spentMs,
      nickname: member.nickname,
      avatar: member.avatar,
    })
    .from(placed)
    .innerJoin(member, eq(member.id, placed.memberId))
    .orderBy(
      asc(placed.minusScore),
      asc(placed.spentMs),
      asc(placed.submittedAt),
      asc(placed.memberId),
    );
};
