import { and, asc, desc, eq, getTableColumns, min, ne, sql } from 'drizzle-orm';
import { selectPageAtOnce } from '../../db/select-page.ts';
import { teacher, workshop } from '../../db/tables/teacher.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { MOST_COUNTED } from '../../platform/wire/paging.ts';
import { holding, readKeyword, readWords, searchedTeachers, withMarks } from '../search/index.ts';
import { describeTeachers } from './teachers.ts';

type Query = { department: string; keyword: string; page: number };

const nameFirst = (keyword: string) =>
  sql`case when ${teacher.name} = ${keyword} then 0 when starts_with(${teacher.name}, ${keyword}) then 1 else 2 end`;

const workshopOrder = sql`(select ${min(workshop.position)} from ${workshop}
  where ${workshop.teacherId} = ${teacher.id}) nulls last`;

const columns = getTableColumns(teacher);

/** `department` and `keyword`: '' for all. */
export const listTeachers = async (
  { db, member }: Context<Member>,
  { department, page, ...query }: Query,
) => {
  const keyword = readKeyword(query.keyword);
  // what was typed has no letter, so no name contains it
  if (query.keyword !== '' && keyword === '') return { items: [], pageCount: 0 };
  const words = await readWords(db, keyword);
  const where = and(
    department === '' ? undefined : eq(teacher.department, department),
    holding(searchedTeachers, words),
  );
  const orderBy = [nameFirst(keyword), workshopOrder, asc(teacher.id)];
  const { rows, pageCount } = await selectPageAtOnce(
    db,
    (total) => db.select({ ...columns, total }).from(teacher),
    { where, orderBy, page, counted: teacher, most: MOST_COUNTED },
  );
  const teachers = await describeTeachers(db, member.id, rows);
  const textsOf = ({ department: text, name }: (typeof teachers)[number]) => ({ text, name });
  return { items: await withMarks(teachers, words, textsOf), pageCount };
};

const MOST_DEPARTMENTS = 100;

export const listDepartments = ({ db }: SharedContext) =>
  db
    .select({ name: teacher.department, total: sql<number>`count(*)::int` })
    .from(teacher)
    .where(ne(teacher.department, ''))
    .groupBy(teacher.department)
    .orderBy(desc(sql`count(*)`), asc(teacher.department))
    .limit(MOST_DEPARTMENTS);
