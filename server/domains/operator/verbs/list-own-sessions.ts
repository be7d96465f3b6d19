import type { listOwnSessions as endpoint } from '#schemas/operator/session-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { listSessionsOf } from '../session/sessions.ts';

export const listOwnSessions: Verb<typeof endpoint> = async ({ db, operator, session, now }) => {
  const listed = await listSessionsOf(db, operator.id, now);
  return { sessions: listed.map((each) => ({ ...each, here: each.id === session })) };
};
