import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { lesson } from './course.ts';
import { live } from './live.ts';

export const streamTicket = pgTable(
  'stream_ticket',
  {
    /** Only the SHA-256 of a key is stored. */
    keyHash: text().primaryKey(),
    sessionHash: text().notNull(),
    stream: text().notNull(),
    /** From the start; null for the whole stream. */
    limitMs: integer(),
    lessonId: integer().references(() => lesson.id, { onDelete: 'cascade' }),
    liveId: integer().references(() => live.id, { onDelete: 'cascade' }),
    /** The stream was bought, so what is sent is recorded. */
    recorded: boolean().notNull(),
    usedAt: moment().notNull(),
  },
  (row) => [
    index('stream_ticket_session').on(row.sessionHash, row.lessonId),
    index('stream_ticket_used').on(row.usedAt),
  ],
);
