import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../schemas/operator/fields.ts';
import type { Database } from '../../db/database.ts';
import { operatorAudit } from '../../db/tables/operator.ts';
import { startOfDay } from '../../platform/time/china-time.ts';

/** The actor of what the server does by itself, such as a scheduled publication. */
export const SYSTEM = { id: null, name: '系统' } as const;

type Entry = {
  who: { id: number | null; name: string };
  action: AuditAction;
  text: string;
  now: number;
  /** Written down no second time under the same words. */
  once?: string;
};

/** The first of the saves in a row that a save of this operator follows on the same day; null for none. */
const runOf = (operatorId: number, now: number): SQL<number | null> => {
  const today = new Date(startOfDay(now)).toISOString();
  return sql`(select coalesce(last.run, last.id) from (
    select id, run, action, at from operator_audit where operator_id = ${operatorId} order by id desc limit 1
  ) last where last.action = 'save' and last.at >= ${today}::timestamptz)`;
};

/** Writes down what is being done, in the same transaction. */
export const writeAudit = async (
  tx: Database,
  { who, action, text, now, once }: Entry,
): Promise<void> => {
  const run = action === 'save' && who.id !== null ? runOf(who.id, now) : null;
  const row = { at: new Date(now), operatorId: who.id, name: who.name, action, text, run };
  await tx
    .insert(operatorAudit)
    .values({ ...row, once: once ?? null })
    .onConflictDoNothing({ target: operatorAudit.once });
};

/** Writes down several acts of one kind at once, in the same transaction. */
export const writeAudits = async (
  tx: Database,
  { who, action, now }: Pick<Entry, 'who' | 'action' | 'now'>,
  texts: readonly string[],
): Promise<void> => {
  if (texts.length === 0) return;
  const row = { at: new Date(now), operatorId: who.id, name: who.name, action };
  await tx.insert(operatorAudit).values(texts.map((text) => ({ ...row, text })));
};
