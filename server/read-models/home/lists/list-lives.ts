import type { Database } from '../../../db/database.ts';
import { live } from '../../../db/tables/live.ts';
import { toLive } from '../../../domains/live/index.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage, type Query, shown } from '../queries.ts';

const isPublished = shown(live.published);

export const countLives = (db: Database) => db.$count(live, isPublished);

export const listLives = ({ db }: SharedContext, query: Query) =>
  placedPage(db, live, { filter: isPublished, query, to: toLive });
