import { and, desc } from 'drizzle-orm';
import type { Payload } from '#schemas/define-endpoint.ts';
import type { messageList as endpoint } from '#schemas/message/endpoints.ts';
import { message } from '../../db/tables/message.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { inGroup, ownMessages, toMessage, unread } from './queries.ts';

/** A page of the member's messages, newest first. */
export const listMessages = async (
  { db, member }: Context<Member>,
  asked: Payload<typeof endpoint>,
) => {
  const { limit, offset } = rowsOf(asked.page);
  const wanted = and(inGroup(asked.group), asked.unread ? unread : undefined);
  const filter = ownMessages(member.id, wanted);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(message)
      .where(filter)
      .orderBy(desc(message.createdAt), desc(message.id))
      .limit(limit)
      .offset(offset),
    db.$count(message, filter),
  ]);
  return { items: rows.map(toMessage), pageCount: pagesOf(total) };
};
