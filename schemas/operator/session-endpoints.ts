import * as z from 'zod/mini';
import { pickRefusals } from '../wire/define-refusals.ts';
import { emptyObject, epochMs, operationKey, operatorCall, rowId } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/** How a session is named: by what its token is kept as. */
const sessionName = z.string().check(z.regex(/^[\w-]{1,100}$/));

const listedSession = z.object({
  id: sessionName,
  /** Roughly and in words; '' where it is unknown. */
  device: z.string(),
  startedAt: epochMs,
  /** When it was last used, to some minutes. */
  seenAt: epochMs,
  /** It is the one that asks. */
  here: z.boolean(),
});
export type ListedSession = z.output<typeof listedSession>;

/** The operator's own sessions, the latest first. */
export const listOwnSessions = operatorCall(
  'list-own-sessions',
  'own',
  emptyObject,
  z.object({ sessions: z.array(listedSession) }),
);

/** Ends one of the operator's own sessions, or all of them, this one as well, where `id` is null. */
export const endOwnSessions = operatorCall(
  'end-own-sessions',
  'own',
  z.object({ id: z.nullable(sessionName) }),
  emptyObject,
  { changes: true },
);

/** Ends all sessions of an account. */
export const endOperatorSessions = operatorCall(
  'end-operator-sessions',
  'accounts.decide',
  z.object({ id: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(operatorRefusals, 'noSuchOperator') },
);

export const operatorSessionsApi = { listOwnSessions, endOwnSessions, endOperatorSessions };
