import { and } from 'drizzle-orm';
import type { readMessages as endpoint } from '#schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { countUnreadOf, inGroup, ownMessages, unread } from './queries.ts';

export const markAllRead: Verb<typeof endpoint> = async ({ db, member, now }, { group }) => {
  await db
    .update(message)
    .set({ readAt: new Date(now) })
    .where(ownMessages(member.id, and(inGroup(group), unread)));
  return { unread: await countUnreadOf(db, member.id) };
};
