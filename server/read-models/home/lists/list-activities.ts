import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { placedPage, shown } from '../queries.ts';

const toActivity = (now: number) => (row: typeof activity.$inferSelect) => ({
  id: String(row.id),
  type: row.type,
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  price: yuan(row.priceFen),
  groupPrice: yuan(row.groupPriceFen),
  learners: row.learners,
  startTime: row.startAt.getTime(),
  endTime: row.endAt.getTime(),
  now,
});

const onShelf = shown(activity.published);

export const countHomeActivities = (db: Database) => db.$count(activity, onShelf);

/** Group buys and flash sales together: the payload's `type` is the home page's zone. */
export const listHomeActivities = ({ db, now }: SharedContext, { page }: { page: number }) =>
  placedPage(db, activity, { filter: onShelf, page, to: toActivity(now) });
