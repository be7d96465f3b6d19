import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';

export const TEAM_RULE =
  '队伍得分是每位队员最好成绩的总和，阅卷后计入：得分高的在前；得分相同，总用时短的在前；用时也相同，先考完的在前';

const placedRows = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      score: z.int(),
      spent: z.int(),
      scored: z.int(),
      rank: z.int(),
      ranked: z.int(),
    }),
  ),
});

type Query = { examId: number; teamId: number; top: number };

/** The first `top` teams by the sum of their members' best attempts, and the place of `teamId`. */
export const teamRanking = async (db: Database, { examId, teamId, top }: Query) => {
  const result: unknown = await db.execute(sql`
    with scored as (
      select t.id, t.name, (-sum(b.minus_score))::int as score, sum(b.spent_ms)::float8 as spent,
        max(b.submitted_at) as ended, count(*)::int as scored
      from exam_team t join exam_teammate m on m.team_id = t.id
      join best_attempt b on b.questionnaire_id = t.exam_id and b.member_id = m.member_id
      where t.exam_id = ${examId} and t.closed_at is null group by t.id
    ), placed as (
      select *, row_number() over (order by score desc, spent, ended, id)::int as rank,
        count(*) over ()::int as ranked from scored
    )
    select id, name, score, spent, scored, rank, ranked from placed
    where rank <= ${Math.max(1, top)} or id = ${teamId} order by rank`);
  const { rows } = z.parse(placedRows, result);
  const own = rows.find(({ id }) => id === teamId);
  return {
    top: rows
      .filter(({ rank }) => rank <= top)
      .map(({ id, ranked: _, ...row }) => ({ ...row, mine: id === teamId })),
    place: {
      rank: own?.rank ?? 0,
      ranked: rows[0]?.ranked ?? 0,
      score: own?.score ?? 0,
      spent: own?.spent ?? 0,
    },
  };
};
