import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { session as sessionTable } from '../../../db/tables/login.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';

const MOST = 50;

/** A session is named by the hash of its token, from which nobody can tell the token. */
export const listSessions = async ({ db, member, session, now }: Context<Member>) => {
  const { tokenHash, createdAt, memberId, expiresAt, revokedAt } = sessionTable;
  const open = and(gt(expiresAt, new Date(now)), isNull(revokedAt));
  const rows = await db
    .select({ id: tokenHash, createdAt })
    .from(sessionTable)
    .where(and(eq(memberId, member.id), open))
    .orderBy(desc(createdAt))
    .limit(MOST);
  const items = rows.map((row) => ({
    id: row.id,
    startTime: row.createdAt.getTime(),
    own: row.id === session,
  }));
  return { items };
};
