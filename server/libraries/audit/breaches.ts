import { rules } from './rules.ts';

export type Breach = { rule: string; ids: string[] };

const rowsIn = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];

const fieldOf = (row: unknown, field: 'rule' | 'id'): string =>
  String(typeof row === 'object' && row !== null ? Reflect.get(row, field) : '');

export const breachesIn = (result: unknown): Breach[] => {
  const found = rowsIn(result);
  return rules.flatMap(({ rule }, index) => {
    const own = found.filter((row) => fieldOf(row, 'rule') === String(index));
    return own.length > 0 ? [{ rule, ids: own.map((row) => fieldOf(row, 'id')) }] : [];
  });
};
