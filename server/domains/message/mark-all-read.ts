import { and } from 'drizzle-orm';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { readMessages as endpoint } from '../../../schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { countUnread, inGroup, ownMessages, unread } from './queries.ts';

/** Marks a group of the member's messages read, or all of them. */
export const markAllRead = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (_context: Context<Member>, { group }: Payload<typeof endpoint>) =>
      inGroup(group),
    change: async ({ db, member, now }, _payload, _request, group) => {
      await db
        .update(message)
        .set({ readAt: new Date(now) })
        .where(ownMessages(member.id, and(group, unread)));
      return { unread: await countUnread(db, member.id) };
    },
  });
