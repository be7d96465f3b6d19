import { eq, type SQL, sql } from 'drizzle-orm';
import type { Data } from '#schemas/define-endpoint.ts';
import type { watchDesk } from '#schemas/publication/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import {
  homeDraft,
  homePlan,
  homeRelease,
  homeSchedule,
  operatorPresence,
} from '../../db/tables/publication.ts';
import { isHere } from './presence.ts';
import { isShown } from './schedules.ts';

export type DeskSigns = Data<typeof watchDesk>;

/** A text that is another once one of these texts is. */
const stampOf = (text: SQL) => sql`coalesce(md5(string_agg(${text}, ',' order by ${text})), '')`;

/** What tells of plans; any change of a plan's row is one of its stamp. */
const planSigns = {
  plans: sql<string>`(select ${stampOf(sql`${homePlan.id} || ' ' || ${homePlan}.xmin`)} from ${homePlan})`,
  waitingPlans: sql<number>`(select count(*)::int from ${homePlan} where ${eq(homePlan.state, 'waiting')})`,
};

export const readPlanSigns = async (db: Database) => {
  const [signs] = await db.select(planSigns).from(oneRow);
  if (!signs) throw new Error('a statement without a row');
  return signs;
};

/** What open desks are told, by one statement; any change of a schedule's row is one of its stamp. */
export const readDeskSigns = async (db: Database, now: number): Promise<DeskSigns> => {
  const { operatorId, editing } = operatorPresence;
  const [signs] = await db
    .select({
      draft: sql<number>`(select max(${homeDraft.version}) from ${homeDraft})`,
      live: sql<number>`(select max(${homeRelease.id}) from ${homeRelease})`,
      schedules: sql<string>`(select ${stampOf(sql`${homeSchedule.id} || ' ' || ${homeSchedule}.xmin`)}
        from ${homeSchedule} where ${isShown})`,
      presence: sql<string>`(select ${stampOf(sql`${operatorId} || ' ' || ${editing}`)}
        from ${operatorPresence} where ${isHere(now)})`,
      ...planSigns,
    })
    .from(oneRow);
  if (!signs) throw new Error('a statement without a row');
  return signs;
};
