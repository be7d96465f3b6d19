import { type SQL, sql } from 'drizzle-orm';
import { member } from '../../db/tables/member.ts';
import { previewMember } from '../../db/tables/publication.ts';

/** Whether a row is a member: the one as whom operators preview is none to anybody. */
export const isReal: SQL = sql`not exists (
  select 1 from ${previewMember} where ${previewMember.memberId} = ${member.id}
)`;
