import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { countUnreadOf as countOf } from './queries.ts';

/** What the messages tab counts: unread messages of all groups. */
export const countUnread = ({ db, member }: Context<Member>): Promise<number> =>
  countOf(db, member.id);
