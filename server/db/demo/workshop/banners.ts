import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { product } from '../../tables/course.ts';
import { live } from '../../tables/live.ts';
import { teacher } from '../../tables/teacher.ts';
import { workshopBannerTable } from '../../tables/workshop.ts';
import { OWN_TEACHER } from '../teacher/teachers.ts';

/** Two courses and a broadcast of the demo's own teacher; the second course is hidden. */
export const insertBanners = async (db: Database): Promise<void> => {
  const teachers = await db.select({ id: teacher.id }).from(teacher).orderBy(asc(teacher.id));
  const teacherId = teachers[OWN_TEACHER]?.id;
  if (teacherId === undefined) return;
  const courses = await db
    .select({ id: product.id, title: product.title })
    .from(product)
    .where(and(eq(product.teacherId, teacherId), eq(product.published, true)))
    .orderBy(asc(product.id))
    .limit(2);
  const lives = await db
    .select({ id: live.id, title: live.title })
    .from(live)
    .where(and(eq(live.teacherId, teacherId), eq(live.published, true)))
    .orderBy(asc(live.id))
    .limit(1);
  const [first, second] = courses;
  const targets = [
    ...(first ? [{ productId: first.id, title: first.title, shown: true }] : []),
    ...lives.map(({ id, title }) => ({ liveId: id, title, shown: true })),
    ...(second ? [{ productId: second.id, title: second.title, shown: false }] : []),
  ];
  const pictures = ['/media/banner-5.svg', '/media/banner-2.svg', '/media/banner-11.svg'];
  const rows = targets.map((target, position) => ({
    ...{ ...target, teacherId, position, title: target.title.slice(0, 30) },
    picture: pictures[position] ?? '',
  }));
  if (rows.length > 0) await db.insert(workshopBannerTable).values(rows);
};
