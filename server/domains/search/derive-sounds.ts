import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { teacher } from '../../db/tables/teacher.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { addJob, bringForward, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';

const SEARCH_SOUNDS = 'search-sounds';
const POLL_MS = 10 * SECOND;
const AT_ONCE = 200;
const ROUNDS = 20;

type Heard = { table: PgTable & { id: PgColumn }; words: SQL; name: SQL };

const titled = (table: Heard['table'], name: SQL): Heard => ({
  table,
  words: sql`${table}.title`,
  name,
});

const heard: Readonly<Record<string, Heard>> = {
  product: titled(product, sql`${product}.search_names`),
  lesson: titled(lesson, sql`''`),
  live: titled(live, sql`${live}.search_names`),
  news: titled(news, sql`''`),
  teacher: { table: teacher, words: sql`${teacher.department}`, name: sql`${teacher.name}` },
};

const heardTables = Object.keys(heard);

const unheardIn = (db: Database, { table, words, name }: Heard) =>
  db
    .select({ id: table.id, words: sql<string>`${words}`, name: sql<string>`${name}` })
    .from(table as PgTable)
    .where(sql`${table}.search_sound is null`)
    .orderBy(asc(table.id))
    .limit(AT_ONCE);

/** Skips rows whose words have changed meanwhile. */
const deriveSome = async (db: Database, of: Heard): Promise<number> => {
  const rows = await unheardIn(db, of);
  if (rows.length === 0) return 0;
  // the readings of Chinese take a moment to load, and most polls find nothing to do
  const { soundsOf } = await import('./sounds.ts');
  const found = rows.map(({ id, words, name }) => {
    const sounds = [...new Set([...soundsOf(words), ...soundsOf(name, true)])];
    return { id, words, name, sounds };
  });
  await db.execute(sql`update ${of.table} set search_sound = array_to_tsvector(given.sounds)
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as given(id int, words text, name text, sounds text[])
    where ${of.table.id} = given.id and ${of.words} = given.words and ${of.name} = given.name`);
  return rows.length;
};

/** Fills the sounds of rows that have none yet; returns whether some are left. @internal for tests */
export const deriveSounds = async (db: Database, name: string): Promise<boolean> => {
  const of = heard[name];
  if (!of) return false;
  for (let round = 0; round < ROUNDS; round++)
    if ((await deriveSome(db, of)) < AT_ONCE) return false;
  return true;
};

/** Polls for new titles, whoever wrote them. */
const soundJobs: JobHandlers = {
  [SEARCH_SOUNDS]: async (db, subject, now) => {
    const left = await deriveSounds(db, subject);
    return (tx) => addJob(tx, { kind: SEARCH_SOUNDS, subject, dueAt: left ? now : now + POLL_MS });
  },
};

export const startSounds = ({ app, db, clock, jobs }: DomainHost): void => {
  app.addHook('onListen', async () => {
    for (const subject of heardTables)
      await bringForward(db, { kind: SEARCH_SOUNDS, subject, dueAt: clock() });
  });
  jobs.own(soundJobs);
};
