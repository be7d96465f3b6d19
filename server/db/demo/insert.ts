import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { demoPart } from '../tables/demo.ts';
import { wechatIdentity } from '../tables/login.ts';
import { legalText, siteInfo, supportInfo } from '../tables/site.ts';
import { insertGround } from './ground.ts';
import { demoMembers } from './members.ts';
import { parts } from './parts.ts';
import { demoSite } from './site.ts';
import { demoLegalTexts, demoPurchase, demoSupport } from './support.ts';

/** The texts that a login shows; a database of before has none. */
const insertTextsWhenMissing = async (db: Database, now: number): Promise<void> => {
  if ((await db.$count(legalText)) > 0) return;
  await db.transaction(async (tx) => {
    await tx.insert(legalText).values(demoLegalTexts(now));
    await tx.insert(supportInfo).values(demoSupport).onConflictDoNothing();
  });
};

/** What is agreed to by ordering; whoever sells without that keeps a version that says nothing. */
const insertPurchaseWhenMissing = async (db: Database, now: number): Promise<void> => {
  if ((await db.$count(legalText, eq(legalText.type, 'purchase'))) > 0) return;
  await db.insert(legalText).values(demoPurchase(now)).onConflictDoNothing();
};

const keep = (db: Database, names: readonly string[]) =>
  db
    .insert(demoPart)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();

const fill = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    await insertGround(tx, now);
    for (const { insert } of Object.values(parts)) await insert(tx, now);
    await keep(tx, Object.keys(parts));
  });

/** Whether this still is the demo's site: its name, and its people, whom no messenger knows. */
const isDemo = async (db: Database): Promise<boolean> => {
  if ((await db.$count(siteInfo, eq(siteInfo.title, demoSite.title))) === 0) return false;
  const openids = demoMembers(0).map(({ openid }) => openid);
  const known = inArray(wechatIdentity.openid, openids);
  return (await db.$count(wechatIdentity, known)) === openids.length;
};

/** The parts that an earlier version had not, but for those that somebody has filled since. */
const missingParts = async (db: Database): Promise<string[]> => {
  const known = new Set((await db.select().from(demoPart)).map(({ name }) => name));
  const missing: string[] = [];
  for (const [name, { isFilled }] of Object.entries(parts)) {
    if (known.has(name)) continue;
    if (await isFilled(db)) await keep(db, [name]);
    else missing.push(name);
  }
  return missing;
};

/** One part, all or nothing; a server starts without it rather than not at all. */
const complete = async (db: Database, name: string, now: number): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await parts[name]?.insert(tx, now);
      await keep(tx, [name]);
    });
  } catch (error) {
    console.error(`演示数据“${name}”未能补充：`, error instanceof Error ? error.message : error);
  }
};

/**
 * Fills a database that holds nothing yet, all or nothing. One that an earlier version has filled is
 * given the parts that are new; one that holds anything but the demo is left alone.
 */
export const insertDemo = async (db: Database): Promise<void> => {
  const now = Date.now();
  await insertTextsWhenMissing(db, now);
  await insertPurchaseWhenMissing(db, now);
  if ((await db.$count(siteInfo)) === 0) return fill(db, now);
  if (!(await isDemo(db))) return;
  for (const name of await missingParts(db)) await complete(db, name, now);
};
