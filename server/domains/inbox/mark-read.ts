import { and, eq } from 'drizzle-orm';
import { readMessage as endpoint } from '../../../schemas/api/inbox.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { message } from '../../db/tables/people.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';
import { countUnread, messageOf, ownMessages, unread } from './queries.ts';

/** Marks one message read; the moment of the first reading stays. Refuses `noSuchMessage`. */
export const markRead = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: async ({ db, member }: Context<Member>, { id }: Payload<typeof endpoint>) =>
      (await messageOf(db, member.id, id)).id,
    change: async ({ db, member, now }, _payload, _request, key) => {
      await db
        .update(message)
        .set({ readAt: new Date(now) })
        .where(ownMessages(member.id, and(eq(message.id, key), unread)));
      return { unread: await countUnread(db, member.id) };
    },
  });
