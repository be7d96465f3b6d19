import { live } from '../../db/tables/events.ts';
import type { SharedContext } from '../../platform/context.ts';
import { yuan } from '../../platform/yuan.ts';
import { placedPage, shown } from './queries.ts';

/** A live as lists show it. */
export const toLive = (row: typeof live.$inferSelect) => ({
  id: String(row.id),
  title: row.title,
  thumb: row.thumb,
  status: row.status,
  opensFreely: row.password === '',
  price: yuan(row.priceFen),
  viewers: row.viewers,
  startTime: row.startAt.getTime(),
});

export const listLives = ({ db }: SharedContext, { page }: { page: number }) =>
  placedPage(db, live, { filter: shown(live.published), page, to: toLive });
