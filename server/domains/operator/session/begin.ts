import type { Database } from '../../../db/database.ts';
import { operatorOwner, rememberDevice } from '../../../platform/auth/known-devices.ts';
import { hashOf } from '../../../platform/auth/session.ts';
import type { Operator, OperatorContext } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { writeAudit } from '../audit.ts';
import { deviceWords } from './device-words.ts';
import { knownOperator } from './known-operator.ts';
import { endOperatorSession, startOperatorSession } from './sessions.ts';

type SigningIn = { who: Operator; text: string };

/**
 * Begins a session for the operator that `prove` returns, in the same transaction; it replaces the session of
 * the call. The device is known from now on.
 */
export const beginSession = async (
  context: OperatorContext<Operator | null>,
  services: Pick<Services, 'secret' | 'inFront' | 'ownHome'>,
  prove: (tx: Database) => Promise<SigningIn>,
) => {
  const { db, now, session, headers, setToken } = context;
  const { who, token } = await db.transaction(async (tx) => {
    const { who, text } = await prove(tx);
    if (session) await endOperatorSession(tx, session, now);
    await writeAudit(tx, { who, action: 'sign-in', text, now });
    const device = deviceWords(headers['user-agent']);
    return { who, token: await startOperatorSession(tx, who.id, now, device) };
  });
  setToken(token);
  await rememberDevice(context, operatorOwner(who.id));
  return knownOperator(services, who, hashOf(token));
};
