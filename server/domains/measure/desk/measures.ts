import { and, asc, between, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type measures as endpoint, MOST_SUMS } from '#schemas/measure/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { sectionMeasure } from '../../../db/tables/measure.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';

const { section, kind, position, variant, instance, day, home } = sectionMeasure;

const sum = sql<number>`sum(${sectionMeasure.count})`.mapWith(Number);

const sumsBy = <C extends PgColumn>(db: Database, by: C, where: SQL | undefined) =>
  db
    .select({ section, kind, by, count: sum })
    .from(sectionMeasure)
    .where(where)
    .groupBy(section, kind, by)
    .orderBy(desc(sum), asc(section), asc(kind), asc(by))
    .limit(MOST_SUMS);

/** Counts of the last second may be missing. */
export const measures: Verb<typeof endpoint> = async ({ db }, { from, until, home: of }) => {
  const where = and(between(day, from, until), of === '' ? undefined : eq(home, of));
  const sections = await db
    .select({ section, kind, count: sum })
    .from(sectionMeasure)
    .where(where)
    .groupBy(section, kind)
    .orderBy(desc(sum), asc(section), asc(kind));
  const positions = await sumsBy(db, position, where);
  const variants = await sumsBy(db, variant, and(where, ne(variant, '')));
  const instances = await sumsBy(db, instance, and(where, ne(instance, '')));
  return {
    sections,
    positions: positions.map(({ by, ...row }) => ({ ...row, position: by })),
    variants: variants.map(({ by, ...row }) => ({ ...row, variant: by })),
    instances: instances.map(({ by, ...row }) => ({ ...row, id: by })),
  };
};
