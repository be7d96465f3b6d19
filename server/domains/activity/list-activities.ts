import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ActivityTab } from '#schemas/activity/endpoints.ts';
import { FLASH, TEAM } from '#schemas/activity/kind.ts';
import { selectPage } from '../../db/select-page.ts';
import { activity } from '../../db/tables/activity.ts';
import { hasRelation } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { saleIsOver, shownColumns, toActivityRow } from '../order/index.ts';

const inTab: Record<ActivityTab, SQL | undefined> = {
  all: undefined,
  team: eq(activity.type, TEAM),
  flash: eq(activity.type, FLASH),
  online: and(eq(activity.type, TEAM), eq(activity.venue, '')),
  offline: and(eq(activity.type, TEAM), ne(activity.venue, '')),
};

export const listActivities = async (
  { db, member, now }: Context<Member>,
  { tab, page }: { tab: ActivityTab; page: number },
) => {
  const shown = and(eq(activity.published, true), isNotNull(activity.productId), inTab[tab]);
  const at = new Date(now).toISOString();
  const rank = sql`case when ${saleIsOver(now)} then 2 when ${activity.startAt} > ${at} then 1 else 0 end`;
  const { rows, pageCount } = await selectPage(db, db.select(shownColumns(db)).from(activity), {
    where: shown,
    orderBy: [rank, asc(activity.position), asc(activity.id)],
    page,
    counted: activity,
  });
  const ids = rows.map(({ id }) => id);
  const reserved = await hasRelation(db, member.id, 'reserve', 'activity', ids);
  return {
    items: rows.map((row) => ({ ...toActivityRow(row, now), reserved: reserved.has(row.id) })),
    pageCount,
  };
};
