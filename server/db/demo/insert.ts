import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { demoPart } from '../tables/demo.ts';
import { wechatIdentity } from '../tables/login.ts';
import { legalTextTable, siteInfoTable, supportInfoTable } from '../tables/site.ts';
import { insertGround } from './ground.ts';
import { demoMembers } from './member/members.ts';
import { parts } from './parts.ts';
import { demoSite } from './site/site.ts';
import { demoLegalTexts, demoPurchase, demoSupport } from './site/support.ts';

/** For databases of earlier versions: login pages need these texts. */
const insertTextsWhenMissing = async (db: Database, now: number): Promise<void> => {
  if ((await db.$count(legalTextTable)) > 0) return;
  await db.transaction(async (tx) => {
    await tx.insert(legalTextTable).values(demoLegalTexts(now));
    await tx.insert(supportInfoTable).values(demoSupport).onConflictDoNothing();
  });
};

/** A shop without an agreement keeps an empty version, which counts. */
const insertPurchaseWhenMissing = async (db: Database, now: number): Promise<void> => {
  if ((await db.$count(legalTextTable, eq(legalTextTable.type, 'purchase'))) > 0) return;
  await db.insert(legalTextTable).values(demoPurchase(now)).onConflictDoNothing();
};

const keep = (db: Database, names: readonly string[]) =>
  db
    .insert(demoPart)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();

const fill = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    await insertGround(tx, now);
    for (const { insert } of parts.values()) await insert(tx, now);
    await keep(tx, [...parts.keys()]);
  });

/** Has the demo's name and its members' made-up openids. */
const isDemo = async (db: Database): Promise<boolean> => {
  if ((await db.$count(siteInfoTable, eq(siteInfoTable.title, demoSite.title))) === 0) return false;
  const openids = demoMembers(0).map(({ openid }) => openid);
  const known = inArray(wechatIdentity.openid, openids);
  return (await db.$count(wechatIdentity, known)) === openids.length;
};

/** Demo parts that an earlier version lacked, without those that people have filled since. */
const missingParts = async (db: Database): Promise<string[]> => {
  const known = new Set((await db.select().from(demoPart)).map(({ name }) => name));
  const missing: string[] = [];
  for (const [name, { isFilled }] of parts) {
    if (known.has(name)) continue;
    if (await isFilled(db)) await keep(db, [name]);
    else missing.push(name);
  }
  return missing;
};

/** A failed part is left out, so that the server starts anyway. */
const complete = async (db: Database, name: string, now: number): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await parts.get(name)?.insert(tx, now);
      await keep(tx, [name]);
    });
  } catch (error) {
    console.error(`演示数据“${name}”未能补充：`, error instanceof Error ? error.message : error);
  }
};

/**
 * Fills an empty database, all or nothing. A demo of an earlier version gets the parts that are new; any other
 * database is left alone.
 */
export const insertDemo = async (db: Database, now = Date.now()): Promise<void> => {
  await insertTextsWhenMissing(db, now);
  await insertPurchaseWhenMissing(db, now);
  if ((await db.$count(siteInfoTable)) === 0) return fill(db, now);
  if (!(await isDemo(db))) return;
  for (const name of await missingParts(db)) await complete(db, name, now);
};
