import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { countUnreadOf as countOf } from './queries.ts';

export const countUnread = ({ db, member }: Context<Member>): Promise<number> =>
  countOf(db, member.id);
