import { and, desc } from 'drizzle-orm';
import type { messageList as endpoint } from '#schemas/message/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { message } from '../../db/tables/message.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { inGroup, ownMessages, toMessage, unread } from './queries.ts';
import { thumbsOf } from './thumbs.ts';

export const listMessages = async (
  { db, member }: Context<Member>,
  query: Payload<typeof endpoint>,
) => {
  const wanted = and(inGroup(query.group), query.unread ? unread : undefined);
  const { rows, pageCount } = await selectTablePage(db, message, {
    where: ownMessages(member.id, wanted),
    orderBy: [desc(message.createdAt), desc(message.id)],
    page: query.page,
  });
  const thumbOf = await thumbsOf(
    db,
    member.id,
    rows.map(({ link }) => link),
  );
  return { items: rows.map((row) => toMessage(row, thumbOf(row.link))), pageCount };
};
