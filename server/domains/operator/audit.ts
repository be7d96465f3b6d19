import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#schemas/operator/fields.ts';
import type { Database } from '../../db/database.ts';
import { operatorAudit } from '../../db/tables/operator.ts';
import { startOfDay } from '../../platform/time/china-time.ts';

/** Stands for the server itself, such as in a scheduled publication. */
export const SYSTEM = { id: null, name: '系统' } as const;

type Entry = {
  who: { id: number | null; name: string };
  action: AuditAction;
  text: string;
  now: number;
  /** A second entry with the same key is not written. */
  once?: string;
  /** The beginning of the texts that this save continues; by default those of any save. */
  begins?: string;
};

/** Consecutive acts of these kinds are shown as one. */
export const SAVES: readonly AuditAction[] = ['save', 'save-plan'];

type Save = { operatorId: number; action: AuditAction; begins: string; now: number };

/** The first of a run of saves that a save of this operator continues on the same day; null for none. */
const runOf = ({ operatorId, action, begins, now }: Save): SQL<number | null> => {
  const today = new Date(startOfDay(now)).toISOString();
  return sql`(select coalesce(last.run, last.id) from (
    select id, run, action, at, text from operator_audit where operator_id = ${operatorId} order by id desc limit 1
  ) last where last.action = ${action} and last.at >= ${today}::timestamptz
    and left(last.text, length(${begins}::text)) = ${begins}::text)`;
};

export const writeAudit = async (
  tx: Database,
  { who, action, text, now, once, begins = '' }: Entry,
): Promise<void> => {
  const isSave = SAVES.includes(action);
  const run = isSave && who.id !== null ? runOf({ operatorId: who.id, action, begins, now }) : null;
  const row = { at: new Date(now), operatorId: who.id, name: who.name, action, text, run };
  await tx
    .insert(operatorAudit)
    .values({ ...row, once: once ?? null })
    .onConflictDoNothing({ target: operatorAudit.once });
};

export const writeAudits = async (
  tx: Database,
  { who, action, now }: Pick<Entry, 'who' | 'action' | 'now'>,
  texts: readonly string[],
): Promise<void> => {
  if (texts.length === 0) return;
  const row = { at: new Date(now), operatorId: who.id, name: who.name, action };
  await tx.insert(operatorAudit).values(texts.map((text) => ({ ...row, text })));
};
