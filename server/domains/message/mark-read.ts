import { and, eq } from 'drizzle-orm';
import { readMessage as endpoint } from '../../../schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { countUnread, judgeMessage, ownMessages, unread } from './queries.ts';

/** Marks one message read; the moment of the first reading stays. Refuses `noSuchMessage`. */
export const markRead = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: judgeMessage,
    change: async ({ db, member, now }, _payload, _request, key) => {
      await db
        .update(message)
        .set({ readAt: new Date(now) })
        .where(ownMessages(member.id, and(eq(message.id, key), unread)));
      return { unread: await countUnread(db, member.id) };
    },
  });
