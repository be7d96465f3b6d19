import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { mediaKinds, mediaStates } from '#schemas/media/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { operator } from './operator.ts';
import { teacher } from './teacher.ts';

/** A file of the library; one of `operatorId` and `memberId` says who sent it. */
export const mediaFile = pgTable(
  'media_file',
  {
    id: identityKey(),
    /** Cannot be guessed; the address of its upload. */
    key: text().notNull(),
    /** Whose library it is in; null for the operators'. */
    teacherId: integer().references(() => teacher.id),
    operatorId: integer().references(() => operator.id),
    memberId: integer().references(() => member.id),
    /** '' outside of all folders. */
    folder: text().notNull().default(''),
    kind: text({ enum: mediaKinds }).notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 in hex; until all has arrived what the sender says it is, or ''. */
    checksum: text().notNull().default(''),
    state: text({ enum: mediaStates }).notNull().default('arriving'),
    /** Why it failed, in words for people. */
    reason: text().notNull().default(''),
    /** Thousandths of the work on it. */
    progress: integer().notNull().default(0),
    /** Folder of its streams as `lesson.mediaKey` names it; '' until ready, and for what does not play. */
    stream: text().notNull().default(''),
    /** Address of what does not play: a picture, a paper; '' until ready. */
    address: text().notNull().default(''),
    /** Address of a picture. */
    poster: text().notNull().default(''),
    durationMs: integer().notNull().default(0),
    /** As displayed, in px; null for sound and papers. */
    width: integer(),
    height: integer(),
    /** The file whose place it takes once it is ready; null for others, and once it has. */
    replacesId: integer().references((): AnyPgColumn => mediaFile.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    readyAt: moment(),
  },
  (row) => [
    uniqueIndex('media_file_key').on(row.key),
    index('media_file_newest').on(row.teacherId, row.createdAt),
    index('media_file_stream').on(row.stream),
    index('media_file_address').on(row.address),
    index('media_file_poster').on(row.poster),
    index('media_file_state').on(row.state, row.createdAt),
    uniqueIndex('media_file_replaces').on(row.replacesId),
  ],
);
