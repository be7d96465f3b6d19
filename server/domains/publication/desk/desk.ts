import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { watchDesk } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { operator } from '../../../db/tables/operator.ts';
import {
  homeDraft,
  homePlan,
  homeRelease,
  homeSchedule,
  operatorPresence,
} from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftView } from '../draft/draft.ts';
import { readDraftAndLive, releaseView } from '../release/releases.ts';
import { isShown, openSchedules, scheduleView } from '../schedule/schedules.ts';

/** In ms: an operator counts as present this long after a sign of life. */
const HERE = 30_000;

const isHere = (now: number) => gt(operatorPresence.seenAt, new Date(now - HERE));

const othersHere = async (db: Database, own: number, now: number) => {
  const rows = await db
    .select({ name: operator.name, presence: operatorPresence })
    .from(operatorPresence)
    .innerJoin(operator, eq(operator.id, operatorPresence.operatorId))
    .where(and(ne(operatorPresence.operatorId, own), isHere(now), eq(operator.active, true)))
    .orderBy(asc(operator.name));
  return rows.map(({ name, presence: { editing, seenAt } }) => ({
    name,
    editing,
    seenAt: seenAt.getTime(),
  }));
};

export type DeskSigns = Data<typeof watchDesk>;

const stampOf = (text: SQL) => sql`coalesce(md5(string_agg(${text}, ',' order by ${text})), '')`;

const planSigns = {
  plans: sql<string>`(select ${stampOf(sql`${homePlan.id} || ' ' || ${homePlan}.xmin`)} from ${homePlan})`,
  waitingPlans: sql<number>`(select count(*)::int from ${homePlan} where ${eq(homePlan.state, 'waiting')})`,
};

const readPlanSigns = async (db: Database) => {
  const [signs] = await db.select(planSigns).from(oneRow);
  if (!signs) throw new Error('a statement without a row');
  return signs;
};

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

export const heartbeat: Verb<typeof calls.heartbeat> = async (
  { db, operator, now },
  { editing },
) => {
  const seen = { editing, seenAt: new Date(now) };
  await db
    .insert(operatorPresence)
    .values({ operatorId: operator.id, ...seen })
    .onConflictDoUpdate({ target: operatorPresence.operatorId, set: seen });
  const { draft, live } = await readDraftAndLive(db);
  return {
    presence: await othersHere(db, operator.id, now),
    draftVersion: draft.version,
    liveRelease: live.id,
    ...(await readPlanSigns(db)),
  };
};

export const readDesk: Verb<typeof calls.readDesk> = async ({ db, operator, now }) => {
  const { draft, live } = await readDraftAndLive(db);
  return {
    draft: draftView(draft),
    live: releaseView(live),
    schedules: (await openSchedules(db)).map(scheduleView),
    presence: await othersHere(db, operator.id, now),
    now,
  };
};
