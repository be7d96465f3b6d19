import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { keyOf } from '../wire/keys.ts';
import { maskedPhone } from '../wire/masked-phone.ts';
import { isReal } from './real-members.ts';
import type { Member } from './session.ts';

export const referrerOf = async (db: Database, id: string): Promise<number | null> => {
  const key = keyOf(id);
  if (key === null) return null;
  return (await db.$count(member, and(eq(member.id, key), isReal))) > 0 ? key : null;
};

export const descendsFrom = async (
  db: Database,
  id: number,
  ancestor: number,
): Promise<boolean> => {
  const line = sql`with recursive line as (
    select id, parent_id from member where id = ${id}
    union select member.id, member.parent_id from member join line on member.id = line.parent_id
  ) select 1 from line where id = ${ancestor}`;
  const found = sql<boolean>`exists (${line})`;
  const [row] = await db.select({ found }).from(member).limit(1);
  return row?.found === true;
};

/** The phone stores this answer, so the number is masked. */
export const userOf = ({ id, nickname, avatar, phone }: Member) => ({
  id: String(id),
  nickname,
  avatar,
  phone: maskedPhone(phone),
});
