import { eq } from 'drizzle-orm';
import { removeMessage as endpoint } from '#schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { countUnreadOf, judgeMessage, ownMessages } from './queries.ts';

/** The member no longer sees the message. Refuses `noSuchMessage`. */
export const removeMessage = steps(endpoint, {
  prepare: judgeMessage,
  run: async ({ db, member, now }, _payload, key) => {
    await db
      .update(message)
      .set({ deletedAt: new Date(now) })
      .where(ownMessages(member.id, eq(message.id, key)));
    return { unread: await countUnreadOf(db, member.id) };
  },
});
