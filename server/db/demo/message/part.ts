import { and, ne } from 'drizzle-orm';
import { message } from '../../tables/message.ts';
import type { DemoPart } from '../demo-part.ts';
import { insertMessages } from './insert-messages.ts';

export const part: DemoPart = {
  name: 'message',
  rank: 90,
  insert: insertMessages,
  isFilled: async (db) =>
    (await db.$count(message, and(ne(message.link, ''), ne(message.group, 'live')))) > 0,
};
