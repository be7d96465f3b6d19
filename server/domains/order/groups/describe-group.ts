import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Group } from '#schemas/activity/endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { selectPageAtOnce } from '../../../db/select-page.ts';
import { teamGroupTable, teamMember } from '../../../db/tables/activity.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { GroupRow } from './groups.ts';
import { firstRelease } from './shown-activity.ts';

/** The first and last character of a name for strangers: 周*远. */
const maskedName = (name: string): string => {
  const letters = [...name];
  const [first = '学员'] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return letters.length > 1 ? `${first}*${last}` : first;
};

type Found = {
  group: GroupRow;
  leader: { nickname: string; avatar: string };
  /** The asking member's place in the group; null for none. */
  seat: number | null;
  releaseAt: Date | null;
};

const toGroup = ({ group, leader: { nickname, avatar }, seat, releaseAt }: Found): Group => ({
  id: String(group.id),
  state: group.state,
  leader: maskedName(nickname),
  avatar,
  need: group.need,
  joined: group.joined,
  left: group.need - group.reserved,
  stopAt: group.stopAt.getTime(),
  releaseAt: releaseAt?.getTime() ?? null,
  mine: seat !== null,
});

const seatOf = (memberId: number) =>
  and(eq(teamMember.groupId, teamGroupTable.id), eq(teamMember.memberId, memberId));

const shownGroups = (db: Database, memberId: number, total: SQL<number>) =>
  db
    .select({
      total,
      group: teamGroupTable,
      leader: { nickname: member.nickname, avatar: member.avatar },
      seat: teamMember.id,
      releaseAt: firstRelease(db, eq(orderTable.groupId, teamGroupTable.id)),
    })
    .from(teamGroupTable)
    .innerJoin(member, eq(member.id, teamGroupTable.leaderId))
    .leftJoin(teamMember, seatOf(memberId))
    .$dynamic();

const none = sql<number>`0`;

export const describeGroups = async (
  db: Database,
  ids: readonly number[],
  memberId: number,
): Promise<ReadonlyMap<number, Group>> => {
  if (ids.length === 0) return new Map();
  const rows = await shownGroups(db, memberId, none).where(inArray(teamGroupTable.id, [...ids]));
  return new Map(rows.map((row) => [row.group.id, toGroup(row)]));
};

const joinable = (activityId: number, now: number) =>
  and(
    eq(teamGroupTable.activityId, activityId),
    eq(teamGroupTable.state, 'open'),
    gt(teamGroupTable.stopAt, new Date(now)),
    lt(teamGroupTable.joined, teamGroupTable.need),
  );

type GroupQuery = { activityId: number; memberId: number; now: number };

export const openGroups = async (
  db: Database,
  { activityId, memberId, now }: GroupQuery,
  page: { page: number; size?: number },
) => {
  const { rows, total, pageCount } = await selectPageAtOnce(
    db,
    (all) => shownGroups(db, memberId, all),
    {
      where: joinable(activityId, now),
      orderBy: [asc(teamGroupTable.stopAt), asc(teamGroupTable.id)],
      ...page,
      counted: teamGroupTable,
    },
  );
  return { groups: rows.map(toGroup), total, pageCount };
};

export const peopleOf = async (db: Database, groupId: number) => {
  const rows = await db
    .select({ nickname: member.nickname, avatar: member.avatar })
    .from(teamMember)
    .innerJoin(member, eq(member.id, teamMember.memberId))
    .where(eq(teamMember.groupId, groupId))
    .orderBy(asc(teamMember.id));
  return rows.map(({ nickname, avatar }) => ({ nickname: maskedName(nickname), avatar }));
};
