import type { AuditAction } from '#schemas/operator/fields.ts';
import type { Database } from '../../db/database.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { type News, notifyMember } from '../../platform/messaging/notify-member.ts';
import { writeAudit } from '../operator/index.ts';

export type By = { name: string; at: Date; now: number };

type Spec<P, C, O extends string> = {
  /** Changes the row if it still waits; empty where somebody has decided already. */
  change: (db: Database, payload: P, by: By) => Promise<readonly C[]>;
  /** Refuses an unknown row. */
  find: (db: Database, payload: P) => Promise<unknown>;
  tell: (
    changed: C,
    payload: P,
    db: Database,
  ) => (News & { member: number }) | Promise<News & { member: number }>;
  action: AuditAction;
  audit: (changed: C, payload: P) => string;
  outcome: O;
};

/**
 * A decision that is taken once: the row, the member's message and the audit in one transaction. `stale`:
 * somebody has decided already, and nothing was changed.
 */
export const decideOnce =
  <P, C, const O extends string>(spec: Spec<P, C, O>) =>
  async (
    { db, operator: who, now }: OperatorContext,
    payload: P,
  ): Promise<{ outcome: O | 'stale' }> => {
    const { find, change, tell, action, audit, outcome } = spec;
    const [changed] = await change(db, payload, { name: who.name, at: new Date(now), now });
    if (changed === undefined) {
      await find(db, payload);
      return { outcome: 'stale' };
    }
    const { member, ...news } = await tell(changed, payload, db);
    await notifyMember(db, member, news, now);
    await writeAudit(db, { who, action, text: audit(changed, payload), now });
    return { outcome };
  };
