import { eq } from 'drizzle-orm';
import type { signOut as endpoint } from '#schemas/operator/endpoints.ts';
import { operatorPresence } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { endOperatorSession } from '../session/sessions.ts';

export const signOut: Verb<typeof endpoint> = async (context) => {
  const { db, operator, session, now, setToken } = context;
  await db.transaction(async (tx) => {
    await endOperatorSession(tx, session, now);
    await tx.delete(operatorPresence).where(eq(operatorPresence.operatorId, operator.id));
    await writeAudit(tx, { who: operator, action: 'sign-out', text: '退出登录', now });
  });
  setToken('');
  return {};
};
