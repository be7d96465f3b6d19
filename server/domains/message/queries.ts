import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import type { MessageGroup } from '#schemas/message/fields.ts';
import { messageRefusals } from '#schemas/message/refusals.ts';
import type { Database } from '../../db/database.ts';
import { message } from '../../db/tables/message.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';

export type Message = typeof message.$inferSelect;

export const ownMessages = (memberId: number, filter?: SQL): SQL | undefined =>
  and(eq(message.memberId, memberId), isNull(message.deletedAt), filter);

export const inGroup = (group: MessageGroup | 'all'): SQL | undefined =>
  group === 'all' ? undefined : eq(message.group, group);

export const unread: SQL = isNull(message.readAt);

export const countUnreadOf = (db: Database, memberId: number): Promise<number> =>
  db.$count(message, ownMessages(memberId, unread));

/** Refuses `noSuchMessage`. */
export const ownMessage = async (db: Database, memberId: number, id: string): Promise<Message> => {
  const key = keyOf(id);
  if (key === null) throw new RefusedError(messageRefusals.noSuchMessage);
  const [row] = await db
    .select()
    .from(message)
    .where(ownMessages(memberId, eq(message.id, key)));
  if (!row) throw new RefusedError(messageRefusals.noSuchMessage);
  return row;
};

/** Refuses `noSuchMessage`. */
export const judgeMessage = async ({ db, member }: Context<Member>, { id }: { id: string }) =>
  (await ownMessage(db, member.id, id)).id;

export const toMessage = (row: Message, thumb: string): MessageRow => ({
  id: String(row.id),
  group: row.group,
  title: row.title,
  body: row.body,
  link: row.link,
  thumb,
  sentAt: row.createdAt.getTime(),
  read: row.readAt !== null,
});
