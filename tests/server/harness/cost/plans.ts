import * as z from 'zod/mini';
import type { RecordedDatabase, Sent } from './recorded-database.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Filter?: string | undefined;
  Plans?: Node[] | undefined;
};

const node: z.ZodMiniType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.optional(z.string()),
    'Index Name': z.optional(z.string()),
    'Index Cond': z.optional(z.string()),
    Filter: z.optional(z.string()),
    Plans: z.optional(z.array(node)),
  }),
);

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

const nameOf = (one: Node): string => one['Index Name'] ?? one['Relation Name'] ?? '';

/** `stopped`: it is read only until there is enough, which is soon where nothing is left out. */
const readsAll = (one: Node, large: ReadonlySet<string>, stopped: boolean): boolean => {
  const { 'Node Type': type, Filter: filter, 'Index Cond': condition } = one;
  if (!large.has(nameOf(one))) return false;
  if (type === 'Seq Scan') return !stopped || filter !== undefined;
  return /^Index.* Scan$/.test(type) && condition === undefined && !stopped;
};

const scansIn = (one: Node, large: ReadonlySet<string>, stopped = false): string[] => {
  const own = readsAll(one, large, stopped) ? [`${one['Node Type']} of ${nameOf(one)}`] : [];
  const below = stopped || one['Node Type'] === 'Limit';
  return [...own, ...(one.Plans ?? []).flatMap((each) => scansIn(each, large, below))];
};

const canPlan = ({ text }: Sent): boolean =>
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/** The reads of whole large tables that PostgreSQL would carry a statement out with. */
export const wholeScans = async (
  { pool }: Pick<RecordedDatabase, 'pool'>,
  sent: Sent,
  large: ReadonlySet<string>,
): Promise<string[]> => {
  if (!canPlan(sent)) return [];
  const { rows } = await pool.query(`explain (format json) ${sent.text}`, sent.values);
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = z.parse(explained, rows);
  return scansIn(Plan, large);
};
