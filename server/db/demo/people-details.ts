import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { member, teacher } from '../tables/people.ts';
import { relation } from '../tables/social.ts';
import { OWN_TEACHER } from './teachers.ts';

const HOUR = 3_600_000;

/** How many teachers each demo member follows, in the order of the members. */
const follows = [0, 13, 0, 5, 3];

const idsOf = async (db: Database, table: typeof member | typeof teacher): Promise<number[]> =>
  (await db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map(({ id }) => id);

/** Who of the members teaches, and whom they follow. */
export const insertPeople = async (db: Database, now: number): Promise<void> => {
  const [members, teachers] = [await idsOf(db, member), await idsOf(db, teacher)];
  const own = teachers[OWN_TEACHER];
  const teaching = members[4];
  if (own === undefined || teaching === undefined) return;
  await db.update(teacher).set({ memberId: teaching }).where(eq(teacher.id, own));
  const rows = members.flatMap((memberId, index) =>
    teachers
      .filter((id) => id !== own)
      .slice(0, follows[index] ?? 0)
      .map((targetId, place) => ({
        ...{ memberId, kind: 'follow' as const, target: 'teacher' as const, targetId },
        at: new Date(now - (place + 1) * 9 * HOUR),
      })),
  );
  await db.insert(relation).values(rows);
};
