import type { MessageGroup } from '#schemas/message/fields.ts';
import type { Database } from '../../db/database.ts';
import { message } from '../../db/tables/message.ts';

/** `cause`: a key of the event; a member gets one message per key. */
export type News = {
  title: string;
  body: string;
  link: string;
  group?: MessageGroup;
  cause?: string;
};

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
