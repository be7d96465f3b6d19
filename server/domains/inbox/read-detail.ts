import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { messageOf, toMessage } from './queries.ts';

/** One message of the member's own, which stays unread. Refuses `noSuchMessage`. */
export const readDetail = async ({ db, member }: Context<Member>, { id }: { id: string }) =>
  toMessage(await messageOf(db, member.id, id));
