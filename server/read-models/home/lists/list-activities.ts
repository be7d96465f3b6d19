import { and, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { activity } from '../../../db/tables/activity.ts';
import { saleEnd, shownColumns, soldSeats } from '../../../domains/order/index.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { inOrder, partOf, type Query, shown } from '../queries.ts';

type Row = typeof activity.$inferSelect & { held: number };

const toActivity = (now: number) => (row: Row) => ({
  id: String(row.id),
  type: row.type,
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  price: yuan(row.priceFen),
  groupPrice: yuan(row.groupPriceFen),
  learners: soldSeats(row),
  startTime: row.startAt.getTime(),
  endTime: saleEnd(row).getTime(),
  now,
});

// without a product it has no page either
const isPublished = shown(activity.published, isNotNull(activity.productId));

export const countHomeActivities = (db: Database) => db.$count(activity, isPublished);

/** Group buys and flash sales together: the payload's `type` is the home page's zone. */
export const listHomeActivities = async ({ db, now }: SharedContext, query: Query) => {
  const { only, ...part } = partOf(query, activity.id);
  const { rows, pageCount } = await selectPage(db, db.select(shownColumns(db)).from(activity), {
    where: and(isPublished, only),
    orderBy: inOrder(activity),
    ...part,
    counted: activity,
  });
  return { items: rows.map(toActivity(now)), pageCount };
};
