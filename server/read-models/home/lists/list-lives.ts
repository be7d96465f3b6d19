import type { Database } from '../../../db/database.ts';
import { live } from '../../../db/tables/live.ts';
import { toLive } from '../../../domains/live/index.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { type Asked, placedPage, shown } from '../queries.ts';

const onShelf = shown(live.published);

export const countLives = (db: Database) => db.$count(live, onShelf);

export const listLives = ({ db }: SharedContext, asked: Asked) =>
  placedPage(db, live, { filter: onShelf, asked, to: toLive });
