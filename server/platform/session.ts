import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { member, session } from '../db/tables/people.ts';

export type Member = typeof member.$inferSelect;

/** How long a login lasts, in ms. */
export const SESSION_LIFE = 30 * 24 * 3_600_000;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new session; the token leaves the server once and is stored as its hash only. */
export const startSession = async (
  db: Database,
  memberId: number,
  now: number,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(session).values({
    tokenHash: hashOf(token),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + SESSION_LIFE),
  });
  return token;
};

/** Who holds this token; null for an unknown, expired or revoked one. */
export const memberOf = async (
  db: Database,
  token: string | undefined,
  now: number,
): Promise<Member | null> => {
  if (!token || token.length > 200) return null;
  const [row] = await db
    .select({ member })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(session.tokenHash, hashOf(token)),
        gt(session.expiresAt, new Date(now)),
        isNull(session.revokedAt),
      ),
    );
  return row?.member ?? null;
};
