import { asc, eq } from 'drizzle-orm';
import { HOUR } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { relation } from '../../tables/relation.ts';
import { teacher, workshopMember } from '../../tables/teacher.ts';
import { describeTeachersAnew } from '../legacy-texts.ts';
import { demoPeople } from '../member/member-keys.ts';
import { OWN_TEACHER } from './teachers.ts';

const follows = [0, 13, 0, 5, 3];

const idsOf = async (db: Database): Promise<number[]> =>
  (await db.select({ id: teacher.id }).from(teacher).orderBy(asc(teacher.id))).map(({ id }) => id);

export const insertFollows = async (db: Database, now: number): Promise<void> => {
  await describeTeachersAnew(db);
  const [members, teachers] = [await demoPeople(db), await idsOf(db)];
  const own = teachers[OWN_TEACHER];
  const teaching = members[4];
  if (own === undefined || teaching === undefined) return;
  await db.update(teacher).set({ memberId: teaching }).where(eq(teacher.id, own));
  await db
    .insert(workshopMember)
    .values({ teacherId: own, memberId: teaching, role: 'owner' })
    .onConflictDoNothing();
  const rows = members.flatMap((memberId, index) =>
    teachers
      .filter((id) => id !== own)
      .slice(0, follows[index] ?? 0)
      .map((targetId, position) => ({
        ...{ memberId, kind: 'follow' as const, target: 'teacher' as const, targetId },
        at: new Date(now - (position + 1) * 9 * HOUR),
      })),
  );
  await db.insert(relation).values(rows);
};
