import { and, desc, eq, max } from 'drizzle-orm';
import type { notedProducts, noteList } from '#schemas/note/endpoints.ts';
import { selectPage } from '../../db/select-page.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { noteTable } from '../../db/tables/note.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

const columns = {
  id: noteTable.id,
  product: product.id,
  type: product.type,
  productTitle: product.title,
  lesson: lesson.id,
  lessonTitle: lesson.title,
  chapter: lesson.chapterId,
  kind: lesson.kind,
  position: noteTable.positionMs,
  text: noteTable.text,
  at: noteTable.at,
};

/** Also on products that are unpublished or were refunded. */
export const listNotes: Verb<typeof noteList> = async ({ db, member }, query) => {
  const where = and(
    eq(noteTable.memberId, member.id),
    query.product === '' ? undefined : eq(lesson.productId, keyOrZero(query.product)),
    query.lesson === '' ? undefined : eq(noteTable.lessonId, keyOrZero(query.lesson)),
  );
  const notes = db
    .select(columns)
    .from(noteTable)
    .innerJoin(lesson, eq(lesson.id, noteTable.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId));
  const orderBy = [desc(noteTable.id)];
  const { rows, pageCount } = await selectPage(db, notes, { where, orderBy, page: query.page });
  const items = rows.map(({ at, ...row }) => ({
    ...row,
    id: String(row.id),
    product: String(row.product),
    lesson: String(row.lesson),
    chapter: String(row.chapter),
    time: at.getTime(),
  }));
  return { items, pageCount };
};

export const listNotedProducts: Verb<typeof notedProducts> = async ({ db, member }) => {
  const rows = await db
    .select({ id: product.id, title: product.title })
    .from(noteTable)
    .innerJoin(lesson, eq(lesson.id, noteTable.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(eq(noteTable.memberId, member.id))
    .groupBy(product.id)
    .orderBy(desc(max(noteTable.id)));
  return { items: rows.map(({ id, title }) => ({ id: String(id), title })) };
};
