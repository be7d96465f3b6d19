import { and, eq, isNotNull } from 'drizzle-orm';
import type { RelationKind, RelationTarget } from '#schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { teacher } from '../../db/tables/teacher.ts';

export const fits: Readonly<Record<RelationKind, readonly RelationTarget[]>> = {
  collect: ['product', 'news'],
  like: ['product', 'live', 'news'],
  follow: ['teacher'],
  reserve: ['live', 'activity'],
};

type Count = (db: Database, id: number) => Promise<number>;

const shown: Readonly<Record<RelationTarget, Count>> = {
  product: (db, id) => db.$count(product, and(eq(product.id, id), eq(product.published, true))),
  live: (db, id) => db.$count(live, and(eq(live.id, id), eq(live.published, true))),
  news: (db, id) => db.$count(news, and(eq(news.id, id), eq(news.published, true))),
  teacher: (db, id) => db.$count(teacher, eq(teacher.id, id)),
  activity: (db, id) =>
    db.$count(
      activity,
      and(eq(activity.id, id), eq(activity.published, true), isNotNull(activity.productId)),
    ),
};

export const isShown = async (db: Database, target: RelationTarget, id: number) =>
  (await shown[target](db, id)) > 0;

export const isOneself = async (db: Database, memberId: number, teacherId: number) =>
  (await db.$count(teacher, and(eq(teacher.id, teacherId), eq(teacher.memberId, memberId)))) > 0;
