import { live } from '../../../db/tables/live.ts';
import { toLive } from '../../../domains/live/index.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage, shown } from '../queries.ts';

export const listLives = ({ db }: SharedContext, { page }: { page: number }) =>
  placedPage(db, live, { filter: shown(live.published), page, to: toLive });
