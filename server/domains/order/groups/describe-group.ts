import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Group } from '../../../../schemas/activity/endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { teamGroupTable, teamMember } from '../../../db/tables/activity.ts';
import { member } from '../../../db/tables/member.ts';
import type { GroupRow } from './groups.ts';

/** First and last character of a name that strangers see: 周*远. */
const maskedName = (name: string): string => {
  const letters = [...name];
  const [first = '学员'] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return letters.length > 1 ? `${first}*${last}` : first;
};

const toGroup = (
  group: GroupRow,
  { nickname, avatar }: { nickname: string; avatar: string },
  mine: boolean,
): Group => ({
  id: String(group.id),
  state: group.state,
  leader: maskedName(nickname),
  avatar,
  need: group.need,
  joined: group.joined,
  left: group.need - group.reserved,
  stopAt: group.stopAt.getTime(),
  mine,
});

const isIn = async (db: Database, groupId: number, memberId: number): Promise<boolean> => {
  const own = and(eq(teamMember.groupId, groupId), eq(teamMember.memberId, memberId));
  return (await db.$count(teamMember, own)) > 0;
};

/** A group as a member sees it. */
export const describeGroup = async (
  db: Database,
  group: GroupRow,
  memberId: number,
): Promise<Group> => {
  const [leader] = await db.select().from(member).where(eq(member.id, group.leaderId));
  const who = leader ?? { nickname: '', avatar: '' };
  return toGroup(group, who, await isIn(db, group.id, memberId));
};

const joinable = (activityId: number, now: number) =>
  and(
    eq(teamGroupTable.activityId, activityId),
    eq(teamGroupTable.state, 'open'),
    gt(teamGroupTable.stopAt, new Date(now)),
    lt(teamGroupTable.joined, teamGroupTable.need),
  );

type Asked = { activityId: number; memberId: number; now: number };

/** Open groups with least time left first. */
export const openGroups = async (
  db: Database,
  { activityId, memberId, now }: Asked,
  page: { limit: number; offset: number },
): Promise<Group[]> => {
  const rows = await db
    .select({ group: teamGroupTable, leader: member })
    .from(teamGroupTable)
    .innerJoin(member, eq(member.id, teamGroupTable.leaderId))
    .where(joinable(activityId, now))
    .orderBy(asc(teamGroupTable.stopAt), asc(teamGroupTable.id))
    .limit(page.limit)
    .offset(page.offset);
  const shown: Group[] = [];
  for (const { group, leader } of rows)
    shown.push(toGroup(group, leader, await isIn(db, group.id, memberId)));
  return shown;
};

export const countJoinable = (db: Database, activityId: number, now: number): Promise<number> =>
  db.$count(teamGroupTable, joinable(activityId, now));

/** The people of a group, the leader first. */
export const peopleOf = async (db: Database, groupId: number) => {
  const rows = await db
    .select({ nickname: member.nickname, avatar: member.avatar })
    .from(teamMember)
    .innerJoin(member, eq(member.id, teamMember.memberId))
    .where(eq(teamMember.groupId, groupId))
    .orderBy(asc(teamMember.id));
  return rows.map(({ nickname, avatar }) => ({ nickname: maskedName(nickname), avatar }));
};
