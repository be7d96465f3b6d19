import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { attempt } from '../../db/tables/questionnaire.ts';

/** Without attempts that wait for a marker. `paperId`: a column of the outer query. */
const judged = (memberId: number, paperId: PgColumn): SQL => sql`${attempt}
  where ${attempt.questionnaireId} = ${paperId} and ${attempt.memberId} = ${memberId}
  and ${attempt.submittedAt} is not null and ${attempt.unmarked} = 0`;

export const bestScoreIn = (memberId: number, paperId: PgColumn): SQL<number> =>
  sql`coalesce((select max(${attempt.score}) from ${judged(memberId, paperId)}), 0)`.mapWith(
    Number,
  );

export const hasPassedIn = (memberId: number, paperId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${judged(memberId, paperId)} and ${attempt.passed})`;
