import { eq } from 'drizzle-orm';
import { operatorPresence } from '../../../db/tables/publication.ts';
import { keepAudit } from '../audit.ts';
import type { OperatorVerb } from '../implement-operator.ts';
import { endSession } from '../session/sessions.ts';

export const signOut: OperatorVerb<'signOut'> = async (context) => {
  const { db, operator, session, now, setToken } = context;
  await db.transaction(async (tx) => {
    await endSession(tx, session, now);
    await tx.delete(operatorPresence).where(eq(operatorPresence.operatorId, operator.id));
    await keepAudit(tx, { who: operator, action: 'sign-out', text: '退出登录', now });
  });
  setToken('');
  return {};
};
