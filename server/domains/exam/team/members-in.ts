import { type SQL, sql } from 'drizzle-orm';

/** For a statement over `exam_team` alone. */
export const membersIn: SQL<number> =
  sql`(select count(*) from exam_teammate as mate where mate.team_id = exam_team.id)`.mapWith(
    Number,
  );
