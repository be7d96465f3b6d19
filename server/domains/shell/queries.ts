import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member, wechatIdentity } from '../../db/tables/people.ts';
import { siteInfo } from '../../db/tables/site.ts';
import type { Member } from '../../platform/session.ts';

export const readSite = async (db: Database) => (await db.select().from(siteInfo).limit(1))[0];

export const memberByOpenid = async (db: Database, openid: string): Promise<Member | undefined> => {
  const [row] = await db
    .select({ member })
    .from(wechatIdentity)
    .innerJoin(member, eq(member.id, wechatIdentity.memberId))
    .where(eq(wechatIdentity.openid, openid));
  return row?.member;
};
