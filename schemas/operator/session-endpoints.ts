import * as z from 'zod/mini';
import { pickRefusals } from '../wire/define-refusals.ts';
import { emptyObject, epochMs, operationKey, operatorCall, rowId } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/** The hash under which a session's token is stored. */
const sessionName = z.string().check(z.regex(/^[\w-]{1,100}$/));

const listedSession = z.object({
  id: sessionName,
  /** Such as browser and system; '' if unknown. */
  device: z.string(),
  startedAt: epochMs,
  /** When it was last used, to within some minutes. */
  seenAt: epochMs,
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

export const endOwnSessions = operatorCall(
  'end-own-sessions',
  'own',
  z.object({
    /** null: all sessions, this one included. */
    id: z.nullable(sessionName),
  }),
  emptyObject,
  { changes: true },
);

export const endOperatorSessions = operatorCall(
  'end-operator-sessions',
  'accounts.decide',
  z.object({ id: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(operatorRefusals, 'noSuchOperator') },
);

export const operatorSessionsApi = { listOwnSessions, endOwnSessions, endOperatorSessions };
