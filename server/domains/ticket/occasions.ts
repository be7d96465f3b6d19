import type { Column, SQL } from 'drizzle-orm';
import type { ListedOccasion } from '#schemas/ticket/desk-endpoints.ts';
import type { Occasion, TicketTarget } from '#schemas/ticket/fields.ts';
import type { Database } from '../../db/database.ts';
import { activityOccasions } from '../activity/index.ts';

export type NamedOccasion = { title: string; thumb: string; occasion: Occasion };

/** One kind of thing that tickets admit to; a further kind implements this. */
type Occasions = {
  byKeys: (
    db: Database,
    ids: readonly number[],
    now: number,
  ) => Promise<ReadonlyMap<number, NamedOccasion>>;
  /** Whether nobody comes any more to what has this key, as a condition. */
  isOver: (db: Database, key: Column, now: number) => SQL;
  /** What operators take tickets for these days, the next first. */
  nearby: (db: Database, now: number) => Promise<ListedOccasion[]>;
};

export const occasions: Record<TicketTarget, Occasions> = { activity: activityOccasions };
