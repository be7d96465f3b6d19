import { eq } from 'drizzle-orm';
import { message } from '#server/db/tables/message.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => ({
  '/message': '/message?group=course',
  '/msgDetail': `/msgDetail?id=${await firstId(db, message, eq(message.memberId, memberId))}`,
});
