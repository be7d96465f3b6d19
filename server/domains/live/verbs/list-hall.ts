import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { liveHall } from '#schemas/live/endpoints.ts';
import { isComing, isOnAir, isOver } from '#schemas/live/status.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { live } from '../../../db/tables/live.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import { hasRelation } from '../../../libraries/relation/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { assertModuleOpen, type Broadcast } from '../queries.ts';

const orderOf = (status: number): SQL[] => {
  if (isComing(status)) return [asc(live.startAt)];
  return isOnAir(status) ? [asc(live.position)] : [desc(live.startAt)];
};

export const rowOf = (
  { live: row, teacher: host }: Pick<Broadcast, 'live' | 'teacher'>,
  reserved: boolean,
) => ({
  id: String(row.id),
  title: row.title,
  thumb: row.thumb,
  status: row.status,
  locked: row.password !== '',
  price: yuan(row.priceFen),
  viewers: row.viewers,
  startTime: row.startAt.getTime(),
  endTime: row.endAt?.getTime() ?? null,
  teacher: host?.name ?? '',
  teacherTitle: host?.title ?? '',
  teacherAvatar: host?.avatar ?? '',
  reserved,
});

const workingIn = (db: Database, department: string) =>
  db.select({ id: teacher.id }).from(teacher).where(eq(teacher.department, department));

export const listHall = async (
  { db, member }: Context<Member>,
  { status, department, page }: Payload<typeof liveHall>,
) => {
  await assertModuleOpen(db);
  const shown = and(
    eq(live.published, true),
    eq(live.status, status),
    isOver(status) ? ne(live.replay, '') : undefined,
    department === '' ? undefined : inArray(live.teacherId, workingIn(db, department)),
  );
  const all = db
    .select({ live, teacher })
    .from(live)
    .leftJoin(teacher, eq(teacher.id, live.teacherId));
  const orderBy = [...orderOf(status), asc(live.id)];
  const { rows, pageCount } = await selectPage(db, all, {
    ...{ where: shown, orderBy, page, counted: live },
  });
  const ids = rows.map((row) => row.live.id);
  const reserved = await hasRelation(db, member.id, 'reserve', 'live', ids);
  const items = rows.map((row) => rowOf(row, reserved.has(row.live.id)));
  return { items, pageCount };
};
