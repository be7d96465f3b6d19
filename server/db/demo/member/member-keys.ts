import { asc } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { member } from '../../tables/member.ts';
import { demoMembers } from './members.ts';

export const demoPeople = async (db: Database): Promise<number[]> => {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .orderBy(asc(member.id))
    .limit(demoMembers(0).length);
  return rows.map(({ id }) => id);
};
