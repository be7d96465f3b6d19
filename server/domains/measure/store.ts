import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { sectionMeasure } from '../../db/tables/measure.ts';
import { homeRelease } from '../../db/tables/publication.ts';
import { asOther, createCounts, type DailyCount } from './daily-counts.ts';

type Row = typeof sectionMeasure.$inferSelect;

/** Rows in a statement; each has nine values. */
const AT_ONCE = 1000;

const same = (row: Omit<Row, 'count'>): string =>
  [row.releaseId, row.home, row.section, row.instance, row.position, row.variant, row.kind].join(
    '\n',
  );

const rowsOf = (counts: readonly DailyCount[], releaseId: number): Row[] =>
  counts.map(({ id: instance, ...one }) => ({ ...one, instance, releaseId }));

/**
 * All servers of a database store one after another: no deadlock by the order of rows, and no day beyond its
 * limit.
 */
const takeTurn = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock('section_measure'::regclass::oid::bigint)`);

const addUp = async (tx: Database, rows: readonly Row[]): Promise<void> => {
  const { day, releaseId, home, section, instance, position, variant, kind } = sectionMeasure;
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    await tx
      .insert(sectionMeasure)
      .values(rows.slice(first, first + AT_ONCE))
      .onConflictDoUpdate({
        target: [day, releaseId, home, section, instance, position, variant, kind],
        set: { count: sql`${sectionMeasure.count} + excluded.count` },
      });
  }
};

/** `release`: the live one; 0 without one. */
const stateOf = async (tx: Database, day: string) => {
  const release = sql<number>`(select coalesce(max(${homeRelease.id}), 0) from ${homeRelease})`;
  const [state] = await tx
    .select({ rows: count(), release })
    .from(sectionMeasure)
    .where(eq(sectionMeasure.day, day));
  return { rows: state?.rows ?? 0, release: state?.release ?? 0 };
};

type Fitting = { rows: Row[]; beyond: boolean };

const fitted = (rows: readonly Row[], known: ReadonlySet<string>, space: number): Fitting => {
  const counts = createCounts(Number.POSITIVE_INFINITY);
  let left = space;
  for (const row of rows) {
    const isNew = !known.has(same(row));
    const { instance: id, releaseId: _, ...one } = row;
    counts.add(isNew && left <= 0 ? asOther({ ...one, id }) : { ...one, id });
    if (isNew) left -= 1;
  }
  return { rows: rowsOf(counts.all(), rows[0]?.releaseId ?? 0), beyond: left < 0 };
};

/** A day has `most` rows at most, beside those of 其他. */
export const createStore = (most: number) => {
  /** The rows of a day that has reached its limit. */
  let full: { day: string; rows: ReadonlySet<string> } | undefined;

  const rowsOn = async (tx: Database, day: string): Promise<ReadonlySet<string>> => {
    if (full?.day === day) return full.rows;
    const rows = await tx.select().from(sectionMeasure).where(eq(sectionMeasure.day, day));
    const known = new Set(rows.map(same));
    if (known.size >= most) full = { day, rows: known };
    return known;
  };

  const storeDay = async (tx: Database, day: string, counts: readonly DailyCount[]) => {
    const state = await stateOf(tx, day);
    const rows = rowsOf(counts, state.release);
    const space = most - state.rows;
    const fits = rows.length <= space;
    const fit = fits ? { rows, beyond: false } : fitted(rows, await rowsOn(tx, day), space);
    await addUp(tx, fit.rows);
    return fit.beyond;
  };

  /** Stores all or nothing; returns the days that have reached their limit. */
  return (db: Database, counts: readonly DailyCount[]): Promise<string[]> =>
    retryOnConflict(db, async (tx) => {
      await takeTurn(tx);
      const beyond: string[] = [];
      for (const day of new Set(counts.map((one) => one.day))) {
        const ofDay = counts.filter((one) => one.day === day);
        if (await storeDay(tx, day, ofDay)) beyond.push(day);
      }
      return beyond;
    });
};
