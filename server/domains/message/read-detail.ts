import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { ownMessage, toMessage } from './queries.ts';

/** The message stays unread. Refuses `noSuchMessage`. */
export const readMessageDetail = async ({ db, member }: Context<Member>, { id }: { id: string }) =>
  toMessage(await ownMessage(db, member.id, id));
