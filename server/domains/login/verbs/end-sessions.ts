import type { endSessions as endpoint } from '#schemas/login/session-endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { endSessionsOf, type Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';

/** Never ends the calling session: that is the log-out. */
export const endSessions = async (
  { db, member, now, session }: Context<Member>,
  { id }: Payload<typeof endpoint>,
) => {
  await endSessionsOf(db, member.id, now, session, id);
  return {};
};
