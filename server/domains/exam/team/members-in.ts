import { type SQL, sql } from 'drizzle-orm';

/** How many are in a team, as a column of a statement over teams alone. */
export const membersIn: SQL<number> =
  sql`(select count(*) from exam_teammate as mate where mate.team_id = exam_team.id)`.mapWith(
    Number,
  );
