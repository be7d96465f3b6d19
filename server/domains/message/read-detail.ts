import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { messageOf, toMessage } from './queries.ts';

/** One message of the member's own, which stays unread. Refuses `noSuchMessage`. */
export const readDetail = async ({ db, member }: Context<Member>, { id }: { id: string }) =>
  toMessage(await messageOf(db, member.id, id));
