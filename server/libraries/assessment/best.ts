import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { attempt } from '../../db/tables/questionnaire.ts';

/** What a member sent of the paper that a column names, but for what waits for a marker. */
const judged = (memberId: number, paperId: PgColumn): SQL => sql`${attempt}
  where ${attempt.questionnaireId} = ${paperId} and ${attempt.memberId} = ${memberId}
  and ${attempt.submittedAt} is not null and ${attempt.unmarked} = 0`;

/** The best score, as a column of a statement; 0 where nothing was judged. */
export const bestScoreIn = (memberId: number, paperId: PgColumn): SQL<number> =>
  sql`coalesce((select max(${attempt.score}) from ${judged(memberId, paperId)}), 0)`.mapWith(
    Number,
  );

export const hasPassedIn = (memberId: number, paperId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${judged(memberId, paperId)} and ${attempt.passed})`;
