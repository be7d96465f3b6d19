import { and } from 'drizzle-orm';
import { readMessages as endpoint } from '../../../schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { countUnreadOf, inGroup, ownMessages, unread } from './queries.ts';

/** Marks a group of the member's messages read, or all of them. */
export const markAllRead = steps(endpoint, {
  prepare: async (_context, { group }) => inGroup(group),
  run: async ({ db, member, now }, _payload, group) => {
    await db
      .update(message)
      .set({ readAt: new Date(now) })
      .where(ownMessages(member.id, and(group, unread)));
    return { unread: await countUnreadOf(db, member.id) };
  },
});
