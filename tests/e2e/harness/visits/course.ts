import { and, asc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { lesson, product, progress } from '#server/db/tables/course.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import type { Site } from '../site.ts';
import { loginAs, type VisitOptions, visitHome } from './home.ts';

/** A page of a member, on a phone of its own. */
export const visitAs = async (
  site: Site,
  as: string,
  { path, ...options }: VisitOptions & { path: string },
): Promise<Page> => {
  const token = await loginAs(site.db, as);
  return visitHome(site, { ...options, path, token });
};

export const memberIdOf = async (db: Database, as: string): Promise<number> => {
  const [row] = await db.select().from(wechatIdentity).where(eq(wechatIdentity.openid, as));
  if (!row) throw new Error(`no demo member ${as}`);
  return row.memberId;
};

type Wanted = Partial<typeof lesson.$inferSelect> & {
  type?: number;
  priceFen?: number;
  sequential?: boolean;
  trial?: boolean;
};

/** The first demo product whose first lesson fits. */
export const findProduct = async (db: Database, wanted: Wanted) => {
  const rows = await db
    .select()
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .orderBy(asc(product.id), asc(lesson.position), asc(lesson.id));
  const { type, priceFen, sequential, trial, ...fields } = wanted;
  const found = rows.find(
    (row) =>
      (type === undefined || row.product.type === type) &&
      (priceFen === undefined || priceFen > 0 === row.product.priceFen > 0) &&
      (sequential === undefined || row.product.sequential === sequential) &&
      (trial === undefined || row.lesson.trialSeconds > 0 === trial) &&
      Object.entries(fields).every(([name, value]) => Reflect.get(row.lesson, name) === value),
  );
  if (!found) throw new Error(`no demo product like ${JSON.stringify(wanted)}`);
  return { ...found.product, lessonId: found.lesson.id };
};

export const grantProduct = (db: Database, memberId: number, targetId: number) =>
  giveGrant(db, { memberId, target: 'product', targetId, source: 'buy', endAt: null }, Date.now());

export const progressOf = async (db: Database, memberId: number, lessonId: number) => {
  const mine = and(eq(progress.memberId, memberId), eq(progress.lessonId, lessonId));
  const [row] = await db.select().from(progress).where(mine);
  return row;
};

/** The state of a player; times in seconds. */
export const playerOf = (page: Page, tag: 'video' | 'audio' = 'video') =>
  page.locator(tag).evaluate((media: HTMLMediaElement) => ({
    time: media.currentTime,
    duration: media.duration,
    paused: media.paused,
    ended: media.ended,
    rate: media.playbackRate,
  }));

/** Goes to a place in seconds, past the player's own controls. */
export const jumpTo = (page: Page, seconds: number) =>
  page.locator('video').evaluate((media: HTMLMediaElement, to) => {
    media.currentTime = to;
  }, seconds);

export const playedPast = (page: Page, seconds: number, tag: 'video' | 'audio' = 'video') =>
  page.waitForFunction(
    ([name, past]) => {
      const media = document.querySelector<HTMLMediaElement>(String(name));
      return media !== null && !media.seeking && media.currentTime > Number(past);
    },
    [tag, seconds] as const,
  );

export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.getElementById('root')?.append(link);
    link.click();
    link.remove();
  }, path);
