import { type SQL, sql } from 'drizzle-orm';
import { member } from '../../db/tables/member.ts';
import { previewMember } from '../../db/tables/publication.ts';

/** The member as whom operators preview does not count as one. */
export const isReal: SQL = sql`not exists (
  select 1 from ${previewMember} where ${previewMember.memberId} = ${member.id}
)`;
