import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { countUnread as countOf } from '../inbox/index.ts';

/** What the messages tab counts: unread messages of all groups. */
export const countUnread = ({ db, member }: Context<Member>): Promise<number> =>
  countOf(db, member.id);
