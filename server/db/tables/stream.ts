import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { lesson } from './course.ts';
import { live } from './live.ts';

/** What the address of a stream opens, for one session; the address carries the key of a row. */
export const streamTicket = pgTable(
  'stream_ticket',
  {
    /** Only the SHA-256 of a key is kept. */
    keyHash: text().primaryKey(),
    /** The session that asked for it; one that has ended opens nothing. */
    sessionHash: text().notNull(),
    stream: text().notNull(),
    /** Ms from the start; null for the whole stream. */
    limitMs: integer(),
    lessonId: integer().references(() => lesson.id, { onDelete: 'cascade' }),
    liveId: integer().references(() => live.id, { onDelete: 'cascade' }),
    /** What is sent of it is recorded, because it was bought. */
    recorded: boolean().notNull(),
    usedAt: moment().notNull(),
  },
  (row) => [
    index('stream_ticket_session').on(row.sessionHash, row.lessonId),
    index('stream_ticket_used').on(row.usedAt),
  ],
);
