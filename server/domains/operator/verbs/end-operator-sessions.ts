import { eq } from 'drizzle-orm';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { endOperatorSessions as endpoint } from '#schemas/operator/session-endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import { operatorPresence } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { endOperatorSessionsOf } from '../session/sessions.ts';

/** Allowed for accounts with more rights too, since it opens nothing. Refuses `noSuchOperator`. */
export const endOperatorSessions: Verb<typeof endpoint> = async (context, { id }) => {
  const { db, operator: who, now } = context;
  const [found] = await db
    .select({ name: operator.name })
    .from(operator)
    .where(eq(operator.id, id));
  if (!found) throw new RefusedError(operatorRefusals.noSuchOperator);
  await endOperatorSessionsOf(db, id, now);
  await db.delete(operatorPresence).where(eq(operatorPresence.operatorId, id));
  const text = `账号 ${found.name}：退出所有设备`;
  await writeAudit(db, { who, action: 'sessions', text, now });
  return {};
};
