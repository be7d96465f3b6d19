import { and, asc, eq, sql } from 'drizzle-orm';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type {
  workshopMembers as endpoint,
  removeWorkshopMember as removeEndpoint,
} from '#schemas/workshop/endpoints.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member as people } from '../../db/tables/member.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import { ownWorkshop, shopOf } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { keyOf } from '../../platform/wire/keys.ts';

/** Locks the teacher, so that members of a workshop come and go one after another. */
export const lockWorkshop = async (tx: Database, teacherId: number): Promise<void> => {
  await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(eq(teacher.id, teacherId))
    .for('no key update');
};

const ranks: Record<WorkshopRole, number> = { assistant: 0, admin: 1, owner: 2 };

type Seat = { memberId: number; role: WorkshopRole };

/** Admins and owners remove whoever is less than they are. */
const mayRemove = (by: Seat, other: Seat): boolean =>
  by.role !== 'assistant' && ranks[other.role] < ranks[by.role];

const seatsOf = (db: Database, teacherId: number) =>
  db.select().from(workshopMember).where(eq(workshopMember.teacherId, teacherId));

const isLastOwner = (seats: readonly Seat[], { role }: Pick<Seat, 'role'>): boolean =>
  role === 'owner' && seats.filter((seat) => seat.role === 'owner').length === 1;

/** Refuses `noWorkshop`. */
export const listMembers = async ({
  db,
  member,
}: Context<Member>): Promise<Data<typeof endpoint>> => {
  const { teacherId, role } = await ownWorkshop(db, member.id);
  const rows = await db
    .select({
      ...{ memberId: people.id, nickname: people.nickname, avatar: people.avatar },
      ...{ role: workshopMember.role, joinedAt: workshopMember.joinedAt },
      ...{ name: teacher.name, shop: shopOf },
    })
    .from(workshopMember)
    .innerJoin(people, eq(people.id, workshopMember.memberId))
    .innerJoin(teacher, eq(teacher.id, workshopMember.teacherId))
    .where(eq(workshopMember.teacherId, teacherId))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'assistant'], ${workshopMember.role})`,
      asc(workshopMember.joinedAt),
    );
  const by = { memberId: member.id, role };
  const members = rows.map((row) => ({
    ...{ id: String(row.memberId), name: row.nickname, avatar: row.avatar, role: row.role },
    joinedAt: row.joinedAt.getTime(),
    own: row.memberId === member.id,
    removable: row.memberId === member.id ? !isLastOwner(rows, row) : mayRemove(by, row),
  }));
  return { name: rows[0]?.name ?? '', shop: rows[0]?.shop ?? '', role, members };
};

/** Refuses `noWorkshop`, `notInRole`, `noSuchWorkshopMember`, `lastOwner`. */
export const removeMember: Verb<typeof removeEndpoint> = async ({ db, member }, { id }) => {
  const { teacherId } = await ownWorkshop(db, member.id);
  await lockWorkshop(db, teacherId);
  const seats = await seatsOf(db, teacherId);
  const by = seats.find(({ memberId }) => memberId === member.id);
  if (!by) throw new RefusedError(teacherRefusals.noWorkshop);
  const other = seats.find(({ memberId }) => memberId === keyOf(id));
  if (!other) throw new RefusedError(workshopRefusals.noSuchWorkshopMember);
  const own = other.memberId === member.id;
  if (own && isLastOwner(seats, other)) throw new RefusedError(workshopRefusals.lastOwner);
  if (!own && !mayRemove(by, other)) throw new RefusedError(teacherRefusals.notInRole);
  await db
    .delete(workshopMember)
    .where(
      and(eq(workshopMember.teacherId, teacherId), eq(workshopMember.memberId, other.memberId)),
    );
  return {};
};
