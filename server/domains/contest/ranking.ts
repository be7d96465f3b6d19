import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { gameRun } from '../../db/tables/contest.ts';
import { member } from '../../db/tables/member.ts';
import { ownRankOf, shownTo } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';

export const RANK_RULE =
  '得到分的人取得分最高的一次排名：得分高的在前；得分相同，用时短的在前；用时也相同，先答完的在前';

const placedRows = z.object({
  rows: z.array(
    z.object({
      memberId: z.int(),
      score: z.int(),
      spent: z.int(),
      rank: z.int(),
      ranked: z.int(),
      nickname: z.string(),
      avatar: z.string(),
      aheadScore: z.nullable(z.int()),
      aheadSpent: z.nullable(z.int()),
    }),
  ),
});

type Query = { gameId: number; limit: number; offset: number };

/** The member's own row has rank 0 where they are not in the ranking. */
export const rankingOf = async (db: Database, of: Member, { gameId, limit, offset }: Query) => {
  const result: unknown = await db.execute(sql`
    with best as (
      select distinct on (member_id) member_id, score, spent_ms, finished_at from ${gameRun}
      where game_id = ${gameId} and finished_at is not null and score > 0
      order by member_id, score desc, spent_ms, finished_at
    ), placed as (
      select *, row_number() over in_order::int as rank, count(*) over ()::int as ranked,
        lag(score) over in_order as "aheadScore", lag(spent_ms) over in_order as "aheadSpent"
      from best window in_order as (order by score desc, spent_ms, finished_at, member_id)
    )
    select placed.member_id as "memberId", score, spent_ms as spent, rank, ranked, nickname, avatar,
      "aheadScore", "aheadSpent"
    from placed join ${member} on ${member.id} = placed.member_id
    where rank = 1 or (rank > ${offset} and rank <= ${offset + limit}) or placed.member_id = ${of.id}
    order by rank`);
  const { rows } = z.parse(placedRows, result);
  const items = rows
    .filter(({ rank }) => rank > offset && rank <= offset + limit)
    .map(({ rank, score, spent, ...who }) => ({ rank, score, spent, ...shownTo(of, who) }));
  const own = rows.find(({ memberId }) => memberId === of.id);
  const ranked = rows[0]?.ranked ?? 0;
  return { items, ranked, mine: { ...ownRankOf(of, own), ranked } };
};
