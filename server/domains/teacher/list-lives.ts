import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { COMING, ON_AIR } from '#schemas/live/status.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { live } from '../../db/tables/live.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { toLive } from '../live/index.ts';
import { teacherOf } from './teachers.ts';

export const livesOf = (teacherId: number) =>
  and(eq(live.teacherId, teacherId), eq(live.published, true));

const soonest = sql`case ${live.status} when ${ON_AIR} then 0 when ${COMING} then 1 else 2 end`;

/** Refuses `noSuchTeacher`. */
export const listTeacherLives = async (
  { db }: Context,
  { id, page }: { id: string; page: number },
) => {
  const { id: teacherId } = await teacherOf(db, id);
  const { rows, pageCount } = await selectTablePage(db, live, {
    where: livesOf(teacherId),
    orderBy: [soonest, desc(live.startAt), asc(live.id)],
    page,
  });
  return { items: rows.map(toLive), pageCount };
};
