import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AuditFilter, LOOKED_THROUGH } from '#schemas/operator/audit-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { operatorAudit } from '../../db/tables/operator.ts';
import { dayBefore, dayEnd } from '../../platform/time/china-time.ts';
import { holdsWord, isIndexed } from '../../platform/wire/word-search.ts';
import { SYSTEM } from './audit.ts';

const { id, at, operatorId, name, action, run, text } = operatorAudit;

const ofWhom = (operator: AuditFilter['operator']): SQL | undefined => {
  if (operator === undefined) return undefined;
  return operator === 'system'
    ? and(isNull(operatorId), eq(name, SYSTEM.name))
    : eq(operatorId, operator);
};

/** Uses the index on `audit_grams`. */
const worded = (word: string): SQL => sql`audit_grams(${text}) @@ search_query(${word})`;

/**
 * The rows of a filter, within `among`. `holds` is to be applied apart: a word that no text index covers is
 * searched in the newest of these rows.
 */
export const auditRows = (db: Database, auditFilter: AuditFilter, among?: SQL) => {
  const plain = and(
    ofWhom(auditFilter.operator),
    auditFilter.action && eq(action, auditFilter.action),
    auditFilter.from === undefined
      ? undefined
      : gte(at, new Date(dayEnd(dayBefore(auditFilter.from)))),
    auditFilter.until === undefined ? undefined : lt(at, new Date(dayEnd(auditFilter.until))),
    auditFilter.word && isIndexed(auditFilter.word) ? worded(auditFilter.word) : undefined,
    among,
  );
  const all = db.select().from(operatorAudit).where(plain).$dynamic();
  if (!auditFilter.word || isIndexed(auditFilter.word))
    return { rows: all.as('shown'), holds: undefined };
  const rows = all.orderBy(desc(id)).limit(LOOKED_THROUGH).as('shown');
  return { rows, holds: holdsWord(rows.text, auditFilter.word) };
};

/** Without saves that follow another save: a list shows the first of a run. */
export const withoutFollowers = (): SQL => isNull(run);

export const ofRun = (first: number): SQL | undefined => or(eq(id, first), eq(run, first));

export const followersOf = async (db: Database, firsts: readonly number[]) => {
  if (firsts.length === 0) return new Map<number, { rows: number; last: Date | null }>();
  const found = await db
    .select({ first: run, rows: count(), last: max(at) })
    .from(operatorAudit)
    .where(inArray(run, [...firsts]))
    .groupBy(run);
  return new Map(found.map(({ first, rows, last }) => [first ?? 0, { rows, last }]));
};
