import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { ownMessage, toMessage } from './queries.ts';
import { thumbsOf } from './thumbs.ts';

/** The message stays unread. Refuses `noSuchMessage`. */
export const readMessageDetail = async (
  { db, member }: Context<Member>,
  { id }: { id: string },
) => {
  const row = await ownMessage(db, member.id, id);
  const thumbOf = await thumbsOf(db, member.id, [row.link]);
  return toMessage(row, thumbOf(row.link));
};
