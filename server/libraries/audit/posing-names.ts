import { and, asc, gt, ne } from 'drizzle-orm';
import { posesAsStaff } from '#schemas/text/staff-names.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { examTeam } from '../../db/tables/team.ts';

const STEP = 2000;

type NamedRow = { id: number; name: string };

const posingIn = async (read: (after: number) => Promise<NamedRow[]>): Promise<NamedRow[]> => {
  const posing: NamedRow[] = [];
  for (let after = 0; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return posing;
    posing.push(...rows.filter(({ name }) => posesAsStaff(name)));
    after = last.id;
  }
};

/** Members and teams whose names, chosen before the rule existed, pose as the site or its staff. */
export const findPosingNames = async (db: Database) => ({
  members: await posingIn((after) =>
    db
      .select({ id: member.id, name: member.nickname })
      .from(member)
      .where(and(gt(member.id, after), ne(member.nickname, '')))
      .orderBy(asc(member.id))
      .limit(STEP),
  ),
  teams: await posingIn((after) =>
    db
      .select({ id: examTeam.id, name: examTeam.name })
      .from(examTeam)
      .where(gt(examTeam.id, after))
      .orderBy(asc(examTeam.id))
      .limit(STEP),
  ),
});
