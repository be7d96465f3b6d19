import { and, desc, eq } from 'drizzle-orm';
import { session as sessionTable } from '../../../db/tables/login.ts';
import { isOpenSession, type Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';

const MOST = 50;

/** A session is identified by the hash of its token, which does not reveal the token. */
export const listSessions = async ({ db, member, session, now }: Context<Member>) => {
  const { tokenHash, createdAt, memberId } = sessionTable;
  const rows = await db
    .select({ id: tokenHash, createdAt })
    .from(sessionTable)
    .where(and(eq(memberId, member.id), isOpenSession(now)))
    .orderBy(desc(createdAt))
    .limit(MOST);
  const items = rows.map((row) => ({
    id: row.id,
    startTime: row.createdAt.getTime(),
    own: row.id === session,
  }));
  return { items };
};
