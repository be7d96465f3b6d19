import type { Column, SQL } from 'drizzle-orm';
import type { ListedOccasion } from '#schemas/ticket/desk-endpoints.ts';
import type { Occasion, TicketTarget } from '#schemas/ticket/fields.ts';
import type { Database } from '../../db/database.ts';
import { activityOccasions } from '../activity/index.ts';

export type NamedOccasion = { title: string; thumb: string; occasion: Occasion };

type Occasions = {
  byKeys: (
    db: Database,
    ids: readonly number[],
    now: number,
  ) => Promise<ReadonlyMap<number, NamedOccasion>>;
  /** A condition: nobody comes any more. */
  isOver: (db: Database, key: Column, now: number) => SQL;
  nearby: (db: Database, now: number) => Promise<ListedOccasion[]>;
};

export const occasions: Record<TicketTarget, Occasions> = { activity: activityOccasions };
