import { count, desc } from 'drizzle-orm';
import type { GroupState } from '#schemas/message/endpoints.ts';
import { messageGroups } from '#schemas/message/fields.ts';
import type { Database } from '../../db/database.ts';
import { message } from '../../db/tables/message.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { ownMessages, unread } from './queries.ts';

const unreadByGroup = (db: Database, memberId: number) =>
  db
    .select({ group: message.group, unread: count() })
    .from(message)
    .where(ownMessages(memberId, unread))
    .groupBy(message.group);

const newestByGroup = (db: Database, memberId: number) =>
  db
    .selectDistinctOn([message.group], {
      group: message.group,
      title: message.title,
      sentAt: message.createdAt,
    })
    .from(message)
    .where(ownMessages(memberId))
    .orderBy(message.group, desc(message.createdAt), desc(message.id));

/** Groups without messages too. */
export const listMessageGroups = async ({ db, member }: Context<Member>): Promise<GroupState[]> => {
  const [counted, latest] = await Promise.all([
    unreadByGroup(db, member.id),
    newestByGroup(db, member.id),
  ]);
  return messageGroups.map((group) => {
    const newest = latest.find((row) => row.group === group);
    return {
      group,
      unread: counted.find((row) => row.group === group)?.unread ?? 0,
      title: newest?.title ?? '',
      sentAt: newest?.sentAt.getTime() ?? null,
    };
  });
};
