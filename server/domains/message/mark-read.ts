import { and, eq } from 'drizzle-orm';
import { readMessage as endpoint } from '#schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { countUnreadOf, judgeMessage, ownMessages, unread } from './queries.ts';

/** The time of the first reading stays. Refuses `noSuchMessage`. */
export const markRead = steps(endpoint, {
  prepare: judgeMessage,
  run: async ({ db, member, now }, _payload, key) => {
    await db
      .update(message)
      .set({ readAt: new Date(now) })
      .where(ownMessages(member.id, and(eq(message.id, key), unread)));
    return { unread: await countUnreadOf(db, member.id) };
  },
});
