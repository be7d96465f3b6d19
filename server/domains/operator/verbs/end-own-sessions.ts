import { eq } from 'drizzle-orm';
import type { endOwnSessions as endpoint } from '#schemas/operator/session-endpoints.ts';
import { operatorPresence } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { endOperatorSessionsOf, endOwnSession } from '../session/sessions.ts';

export const endOwnSessions: Verb<typeof endpoint> = async (context, { id }) => {
  const { db, operator: who, session, now, setToken } = context;
  const endsHere = id === null || id === session;
  await db.transaction(async (tx) => {
    if (id === null) await endOperatorSessionsOf(tx, who.id, now);
    else await endOwnSession(tx, who.id, id, now);
    if (endsHere) await tx.delete(operatorPresence).where(eq(operatorPresence.operatorId, who.id));
    const text = id === null ? '退出自己的所有设备' : '退出自己的一台设备';
    await writeAudit(tx, { who, action: 'sessions', text, now });
  });
  if (endsHere) setToken('');
  return {};
};
