import { and, eq, inArray, max, or } from 'drizzle-orm';
import type { StudyTab } from '#schemas/course/list-endpoints.ts';
import { AUDIO, COLUMN, GRAPHIC, SERIES, TOPIC, VIDEO } from '#schemas/course/product-type.ts';
import type { Database } from '../../db/database.ts';
import { grant, lesson, product, progress } from '../../db/tables/course.ts';
import { holdsCard } from '../../platform/auth/card.ts';
import { holdsGrant } from './access.ts';

const typesIn: Record<StudyTab, number[]> = {
  all: [VIDEO, AUDIO, GRAPHIC, COLUMN, SERIES, TOPIC],
  video: [VIDEO],
  audio: [AUDIO],
  text: [GRAPHIC],
  column: [COLUMN, SERIES, TOPIC],
};

const shown = (tab: StudyTab) =>
  and(
    or(eq(product.published, true), eq(product.retired, true)),
    inArray(product.type, typesIn[tab]),
  );

/** Moments in ms. */
export type Own = {
  id: number;
  granted: boolean;
  until: number | null;
  /** Last studied. */
  at: number | null;
  /** The sort key. */
  order: number;
};

const granted = async (db: Database, memberId: number, tab: StudyTab, now: number) => {
  const own = and(eq(grant.memberId, memberId), eq(grant.target, 'product'), holdsGrant(now));
  return db
    .select({ id: product.id, startAt: grant.startAt, endAt: grant.endAt })
    .from(grant)
    .innerJoin(product, eq(product.id, grant.targetId))
    .where(and(own, shown(tab)));
};

const begun = async (db: Database, memberId: number, tab: StudyTab) =>
  db
    .select({
      id: product.id,
      priceFen: product.priceFen,
      memberFree: product.memberFree,
      published: product.published,
      at: max(progress.reportedAt),
    })
    .from(progress)
    .innerJoin(lesson, eq(lesson.id, progress.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(and(eq(progress.memberId, memberId), shown(tab)))
    .groupBy(product.id);

export const ownProducts = async (
  db: Database,
  member: { id: number; vipUntil: Date | null },
  tab: StudyTab,
  now: number,
): Promise<Own[]> => {
  const memberId = member.id;
  const card = holdsCard({ member, now });
  const [grants, studied] = await Promise.all([
    granted(db, memberId, tab, now),
    begun(db, memberId, tab),
  ]);
  const lastStudied = new Map(studied.map(({ id, at }) => [id, at?.getTime() ?? null]));
  const grantedIds = new Set(grants.map(({ id }) => id));
  const bought = grants.map(({ id, startAt, endAt }): Own => {
    const at = lastStudied.get(id) ?? null;
    const until = endAt?.getTime() ?? null;
    return { id, granted: true, until, at, order: at ?? startAt.getTime() };
  });
  const free = studied
    .filter(
      ({ id, priceFen, memberFree, published }) =>
        published && !grantedIds.has(id) && (priceFen === 0 || (memberFree && card)),
    )
    .map(({ id }): Own => {
      const at = lastStudied.get(id) ?? null;
      return { id, granted: false, until: null, at, order: at ?? 0 };
    });
  return [...bought, ...free].sort((a, b) => b.order - a.order || b.id - a.id);
};
