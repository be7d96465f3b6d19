import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FoundCourse, FoundLesson } from '#schemas/search/found.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { grant, lesson, product } from '../../db/tables/course.ts';
import { coursesBy } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { accessBy, holding as holdingGrant } from '../course/index.ts';
import { findHits, type Hits, type Search } from './hits.ts';
import { withMarks } from './marks.ts';
import { holding } from './matching.ts';
import { searchedLessons, searchedProducts } from './searched.ts';

const columns = {
  productId: lesson.productId,
  id: lesson.id,
  chapterId: lesson.chapterId,
  kind: lesson.kind,
  title: lesson.title,
  free: lesson.free,
  priceFen: product.priceFen,
  memberFree: product.memberFree,
  sequential: product.sequential,
  held: grant.id,
};

type Row = { [K in keyof typeof columns]: (typeof columns)[K]['_']['data'] };

const opens = (
  { member, now }: Context,
  { free, sequential, held, ...priced }: Omit<Row, 'held'> & { held: number | null },
): boolean =>
  member !== null && !sequential && (free || accessBy(member, priced, held, now) !== 'none');

/** The lesson by which each course was found whose own title is no hit: the very title before others. */
const lessonsFor = async (context: Context, { byPart, words }: Hits, keyword: string) => {
  if (byPart.length === 0) return new Map<string, FoundLesson>();
  const { db, member, now } = context;
  const text = searchedLessons.text;
  const rows = await db
    .selectDistinctOn([lesson.productId], columns)
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .leftJoin(grant, holdingGrant(member?.id ?? 0, 'product', product.id, now))
    .where(
      and(
        inArray(lesson.productId, byPart),
        eq(lesson.published, true),
        holding(searchedLessons, words),
      ),
    )
    .orderBy(
      asc(lesson.productId),
      desc(sql`${text} = ${keyword}`),
      desc(sql`strpos(${text}, ${keyword}) > 0`),
      asc(lesson.position),
      asc(lesson.id),
    );
  return new Map(
    rows.map((row): [id: string, FoundLesson] => {
      const { id, chapterId, kind, title } = row;
      const found = { id: String(id), chapterId: String(chapterId), kind, title };
      return [String(row.productId), { ...found, opens: opens(context, row) }];
    }),
  );
};

/** Courses by their titles, teachers and lessons; `search.keyword` as `readKeyword` returns it. */
export const findCourses = async (context: Context, search: Search): Promise<Page<FoundCourse>> => {
  const hits = await findHits(context.db, searchedProducts, search);
  if (hits.ids.length === 0) return { items: [], pageCount: hits.pageCount };
  const [courses, lessons] = await Promise.all([
    coursesBy(context, hits.ids),
    lessonsFor(context, hits, search.keyword),
  ]);
  const items = courses.map((course): FoundCourse => {
    const hit = lessons.get(course.id);
    return hit ? { ...course, lesson: hit } : course;
  });
  const marked = await withMarks(items, hits.words, ({ title, teacher, lesson: hit }) => ({
    text: `${title} ${hit?.title ?? ''}`,
    name: teacher,
  }));
  return { items: marked, pageCount: hits.pageCount };
};
