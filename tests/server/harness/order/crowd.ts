import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { session } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { hashOf } from '#server/platform/auth/session.ts';

export const crowdOf = async (
  db: Database,
  size: number,
): Promise<{ memberId: number; token: string }[]> => {
  const people = await db
    .insert(member)
    .values(Array.from({ length: size }, (_, n) => ({ nickname: `学员${n}` })))
    .returning({ id: member.id });
  const seats = people.map(({ id }) => ({ memberId: id, token: randomUUID() }));
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db
    .insert(session)
    .values(
      seats.map(({ memberId, token }) => ({ memberId, tokenHash: hashOf(token), expiresAt })),
    );
  return seats;
};

/** The same by their tokens alone. */
export const crowd = async (db: Database, size: number): Promise<string[]> =>
  (await crowdOf(db, size)).map(({ token }) => token);
