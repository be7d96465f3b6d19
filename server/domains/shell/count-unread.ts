import { and, eq, isNull } from 'drizzle-orm';
import { message } from '../../db/tables/people.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';

export const countUnread = ({ db, member }: Context<Member>): Promise<number> =>
  db.$count(message, and(eq(message.memberId, member.id), isNull(message.readAt)));
