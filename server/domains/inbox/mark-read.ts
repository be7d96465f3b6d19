import { and, eq } from 'drizzle-orm';
import { readMessage as endpoint } from '../../../schemas/api/inbox.ts';
import { message } from '../../db/tables/people.ts';
import type { Desk } from '../../platform/desk.ts';
import { once } from '../../platform/once.ts';
import { countUnread, judgeMessage, ownMessages, unread } from './queries.ts';

/** Marks one message read; the moment of the first reading stays. Refuses `noSuchMessage`. */
export const markRead = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: judgeMessage,
    change: async ({ db, member, now }, _payload, _request, key) => {
      await db
        .update(message)
        .set({ readAt: new Date(now) })
        .where(ownMessages(member.id, and(eq(message.id, key), unread)));
      return { unread: await countUnread(db, member.id) };
    },
  });
