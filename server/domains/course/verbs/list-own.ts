import { eq, inArray } from 'drizzle-orm';
import type { myProducts, Studied } from '#schemas/course/list-endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { product } from '../../../db/tables/course.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { lessonsOf, locked } from '../lessons.ts';
import { type Own, ownProducts } from '../own-products.ts';
import { finishedIn, nextLesson, percentOf } from '../progress/studied.ts';

const shownOf = (db: Database, ids: number[]) =>
  db
    .select({
      id: product.id,
      type: product.type,
      title: product.title,
      thumb: product.thumb,
      sequential: product.sequential,
      teacher: teacher.name,
    })
    .from(product)
    .leftJoin(teacher, eq(teacher.id, product.teacherId))
    .where(inArray(product.id, ids));

type Shown = Awaited<ReturnType<typeof shownOf>>[number];

const toStudied = (
  own: Own,
  row: Shown,
  lessons: Awaited<ReturnType<typeof lessonsOf>>,
): Studied => {
  const next = nextLesson(locked(lessons, { access: 'granted', sequential: row.sequential }));
  return {
    id: String(row.id),
    type: row.type,
    title: row.title,
    thumb: row.thumb,
    teacher: row.teacher ?? '',
    granted: own.granted,
    until: own.until,
    lessonCount: lessons.length,
    finished: finishedIn(lessons),
    percent: percentOf(lessons),
    lesson: String(next?.id ?? ''),
    lessonTitle: next?.title ?? '',
    at: own.at,
  };
};

export const listOwn = async (
  { db, member, now }: Context<Member>,
  { tab, page }: Payload<typeof myProducts>,
) => {
  const own = await ownProducts(db, member, tab, now);
  const { limit, offset } = rowsOf(page);
  const here = own.slice(offset, offset + limit);
  const ids = here.map(({ id }) => id);
  if (ids.length === 0) return { items: [], pageCount: pagesOf(own.length) };
  const [rows, lessons] = await Promise.all([shownOf(db, ids), lessonsOf(db, member.id, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = here.flatMap((each) => {
    const row = byId.get(each.id);
    const ofProduct = lessons.filter(({ productId }) => productId === each.id);
    return row ? [toStudied(each, row, ofProduct)] : [];
  });
  return { items, pageCount: pagesOf(own.length) };
};
