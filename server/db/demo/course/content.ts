import { asc } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { chapter, lesson, notice, product } from '../../tables/course.ts';
import { describeProducts } from '../legacy-texts.ts';
import { type DemoSale, insertLearning } from './learning.ts';
import { demoChapters } from './lessons.ts';
import { demoNotices } from './notices.ts';
import { slugOfCover, topics } from './topics.ts';

type Row = typeof product.$inferSelect;

const topicBySlug = new Map(topics.map((topic) => [topic.slug, topic]));

const plan = (rows: readonly Row[]) => {
  const counts = new Map<number, number>();
  return rows.flatMap(({ id, type, title, priceFen, thumb }) => {
    const topic = topicBySlug.get(slugOfCover(thumb) ?? '');
    if (!topic) return [];
    const index = counts.get(type) ?? 0;
    counts.set(type, index + 1);
    const chapters = demoChapters({ type, position: index, title, paid: priceFen > 0, topic });
    return chapters.map((each, position) => ({ ...each, productId: id, position }));
  });
};

const insertLessons = async (db: Database, rows: readonly Row[]) => {
  const planned = plan(rows);
  const chapters = await db
    .insert(chapter)
    .values(planned.map(({ productId, title, position }) => ({ productId, title, position })))
    .returning({ id: chapter.id });
  const lessons = planned.flatMap(({ productId, lessons: own }, index) =>
    own.map((each) => ({ ...each, productId, chapterId: chapters[index]?.id ?? 0 })),
  );
  return db.insert(lesson).values(lessons).returning({
    id: lesson.id,
    productId: lesson.productId,
    kind: lesson.kind,
    durationMs: lesson.durationMs,
  });
};

/** Runs last, inside the transaction. */
export const insertCourseContent = async (db: Database, now: number): Promise<void> => {
  await describeProducts(db, now);
  const rows = await db.select().from(product).orderBy(asc(product.id));
  const lessons = await insertLessons(db, rows);
  const demoSales = rows.map(({ id, type, priceFen }): DemoSale => {
    return { id, type, priceFen, lessons: lessons.filter(({ productId }) => productId === id) };
  });
  const series = demoSales.filter(({ type }) => type >= 3).map(({ id }) => id);
  await db.insert(notice).values(demoNotices(series, now));
  await insertLearning(db, demoSales, now);
};
