import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accessRules } from './access-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { groupRules, orderRules } from './order-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { views } from './views.ts';

/** What has to hold, in the order in which it is told. */
export const rules = [
  ...ledgerRules,
  ...paymentRules,
  ...orderRules,
  ...groupRules,
  ...accessRules,
];

export type Breach = { rule: string; ids: string[] };

const rowsIn = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];

const fieldOf = (row: unknown, field: 'rule' | 'id'): string =>
  String(typeof row === 'object' && row !== null ? Reflect.get(row, field) : '');

const MOST_SHOWN = 20;

/**
 * All rules in one statement, so that they see one moment while orders go on: a row with the `id` of each
 * thing that breaks the `rule` of this place.
 */
export const everyRule = `${views} ${rules
  .map(
    ({ broken }, index) =>
      `(select ${index} as rule, id::text as id from (${broken}) as broken limit ${MOST_SHOWN})`,
  )
  .join(' union all ')}`;

/** What in the books of orders, money, points and stock does not fit together; nothing when all does. */
export const auditBooks = async (db: Database): Promise<Breach[]> => {
  const found = rowsIn(await db.execute(sql.raw(everyRule)));
  return rules.flatMap(({ rule }, index) => {
    const own = found.filter((row) => fieldOf(row, 'rule') === String(index));
    return own.length > 0 ? [{ rule, ids: own.map((row) => fieldOf(row, 'id')) }] : [];
  });
};
