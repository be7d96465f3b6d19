import type { MessageGroup } from '#schemas/message/fields.ts';
import type { Database } from '../../db/database.ts';
import { message } from '../../db/tables/message.ts';

/** `cause`: what it tells of, in one word; a member is told once of each. */
export type News = {
  title: string;
  body: string;
  link: string;
  group?: MessageGroup;
  cause?: string;
};

/** Puts a message into a member's inbox; `link` is a path of the app. */
export const notifyMember = async (
  db: Database,
  memberId: number,
  { group = 'order', ...news }: News,
  now: number,
): Promise<void> => {
  await db
    .insert(message)
    .values({ memberId, group, ...news, createdAt: new Date(now) })
    .onConflictDoNothing();
};
