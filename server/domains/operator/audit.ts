import type { AuditAction } from '../../../schemas/operator/fields.ts';
import type { Database } from '../../db/database.ts';
import { operatorAudit } from '../../db/tables/operator.ts';

/** The actor of what the server does by itself, such as a scheduled publication. */
export const SYSTEM = { id: null, name: '系统' } as const;

type Entry = {
  who: { id: number | null; name: string };
  action: AuditAction;
  text: string;
  now: number;
};

/** Writes down what is being done, in the same transaction. */
export const writeAudit = async (
  tx: Database,
  { who, action, text, now }: Entry,
): Promise<void> => {
  await tx
    .insert(operatorAudit)
    .values({ at: new Date(now), operatorId: who.id, name: who.name, action, text });
};
