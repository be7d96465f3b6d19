import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { entryKinds } from '#schemas/live/room-endpoints.ts';
import { holdsFiles } from '../file-holders.ts';
import { fen, identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';
import { teacher } from './teacher.ts';

/** `status` 0 not started, 1 live, 3 replay (home rule 36). */
export const live = pgTable(
  'live',
  {
    id: identityKey(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    status: integer().notNull(),
    /** '' is a room without a password; a hash, or plain text where it was typed into the table. */
    password: text().notNull().default(''),
    priceFen: fen().notNull(),
    viewers: integer().notNull().default(0),
    startAt: moment().notNull(),
    endAt: moment(),
    teacherId: integer().references(() => teacher.id),
    introHtml: text().notNull().default(''),
    /** A folder of `uploads/streams` or of the demo's, or a playlist's address elsewhere; '' is none. */
    stream: text().notNull().default(''),
    replay: text().notNull().default(''),
    muteAll: boolean().notNull().default(false),
    /** Between two messages of a member; 0 is no slow mode. */
    slowSeconds: integer().notNull().default(0),
    position: positionColumn(),
    published: boolean().notNull().default(true),
    /** A recording shown as live: it begins and ends by the clock, and plays once. */
    premiere: boolean().notNull().default(false),
  },
  (row) => [
    index('live_place').on(row.position),
    index('live_premiere').on(row.startAt).where(sql`${row.premiere} and ${row.status} <> 3`),
  ],
);

holdsFiles(live, {
  word: '直播',
  title: live.title,
  columns: ['thumb', 'introHtml'],
  streams: ['stream', 'replay'],
});

const liveId = () =>
  integer()
    .notNull()
    .references(() => live.id, { onDelete: 'cascade' });

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.id);

/** How a member was admitted; with `password`, the room stays open to the member. */
export const livePass = pgTable(
  'live_pass',
  {
    memberId: memberId(),
    liveId: liveId(),
    by: text({ enum: ['pay', 'password', 'free'] }).notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.liveId, row.memberId] })],
);

export const liveAssistant = pgTable(
  'live_assistant',
  { liveId: liveId(), memberId: memberId() },
  (row) => [primaryKey({ columns: [row.liveId, row.memberId] })],
);

/** Ids within a room are committed in order: a reader who has seen one has missed none below it. */
export const liveMessage = pgTable(
  'live_message',
  {
    id: identityKey(),
    liveId: liveId(),
    /** The member who wrote the entry, or caused it. */
    memberId: memberId(),
    kind: text({ enum: entryKinds }).notNull(),
    body: text().notNull().default(''),
    /** The message that was recalled, or the member who was muted. */
    target: integer(),
    /** End of the muting; null where it was lifted. */
    until: moment(),
    recalledAt: moment(),
    at: moment().notNull(),
    /** The writer's own key: a message that is sent again stays one message. */
    clientKey: text().notNull(),
  },
  (row) => [
    index('live_message_room').on(row.liveId, row.id),
    index('live_message_writer').on(row.liveId, row.memberId, row.at),
    uniqueIndex('live_message_once').on(row.memberId, row.liveId, row.clientKey),
  ],
);

export const liveMute = pgTable(
  'live_mute',
  { liveId: liveId(), memberId: memberId(), until: moment().notNull() },
  (row) => [primaryKey({ columns: [row.liveId, row.memberId] })],
);

export const liveWatch = pgTable(
  'live_watch',
  {
    memberId: memberId(),
    liveId: liveId(),
    seconds: integer().notNull().default(0),
    /** `seconds` are counted up to here. */
    countedAt: moment().notNull(),
    /** The member counts as present until then, or longer with the next sign of life. */
    presentUntil: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.liveId, row.memberId] }),
    index('live_watch_present').on(row.liveId, row.presentUntil),
  ],
);

/** A page open on one of the servers, which renews its row. */
export const livePage = pgTable(
  'live_page',
  {
    id: text().primaryKey(),
    liveId: liveId(),
    memberId: memberId(),
    openedAt: moment().notNull(),
    until: moment().notNull(),
  },
  (row) => [
    index('live_page_member').on(row.liveId, row.memberId),
    index('live_page_until').on(row.until),
  ],
);
