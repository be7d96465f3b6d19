import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { operatorRoles } from '../../../schemas/api/operator/call.ts';
import type { AuditAction } from '../../../schemas/api/operator/reports.ts';
import { releaseKinds, scheduleStates } from '../../../schemas/api/operator/shapes.ts';
import type { HomeDocument } from '../../../schemas/operator/home-document.ts';
import { key, moment } from './columns.ts';
import { member } from './people.ts';

/** Who may enter the operator console; no relation to members. */
export const operator = pgTable(
  'operator',
  {
    id: key(),
    name: text().notNull(),
    role: text({ enum: operatorRoles }).notNull(),
    passwordHash: text().notNull(),
    active: boolean().notNull().default(true),
    createdAt: moment().notNull(),
  },
  (row) => [uniqueIndex('operator_name').on(sql`lower(${row.name})`)],
);

const ofOperator = () => integer().references(() => operator.id);

/** Only the SHA-256 of a token is kept. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text().primaryKey(),
    operatorId: ofOperator().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (row) => [index('operator_session_operator').on(row.operatorId)],
);

/** One row: the home page as operators are editing it. Locking it puts publications in a row. */
export const homeDraft = pgTable(
  'home_draft',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    document: jsonb().$type<HomeDocument>().notNull(),
    author: text().notNull(),
    savedAt: moment().notNull(),
  },
  (row) => [check('home_draft_one_row', sql`${row.id} = 1`)],
);

/** What was put live, in order; the last one is live. Rows never change (a trigger refuses it). */
export const homeRelease = pgTable('home_release', {
  id: key(),
  kind: text({ enum: releaseKinds }).notNull(),
  author: text().notNull(),
  at: moment().notNull(),
  note: text().notNull(),
  /** The release whose content this one took up again. */
  source: integer().references((): AnyPgColumn => homeRelease.id),
  document: jsonb().$type<HomeDocument>().notNull(),
});

/** Publications to come; `live` ones have an end to come. */
export const homeSchedule = pgTable(
  'home_schedule',
  {
    id: key(),
    document: jsonb().$type<HomeDocument>().notNull(),
    startAt: moment().notNull(),
    endAt: moment(),
    author: text().notNull(),
    note: text().notNull(),
    state: text({ enum: scheduleStates }).notNull().default('waiting'),
    /** What it put live. */
    releaseId: integer().references(() => homeRelease.id),
    /** What was live before, and will be again. */
    earlierId: integer().references(() => homeRelease.id),
  },
  (row) => [index('home_schedule_state').on(row.state, row.startAt)],
);

/** Who did what; rows never change (a trigger refuses it). */
export const operatorAudit = pgTable('operator_audit', {
  id: key(),
  at: moment().notNull(),
  operatorId: ofOperator(),
  name: text().notNull(),
  action: text().$type<AuditAction>().notNull(),
  text: text().notNull(),
});

/** Faults of learners' phones that somebody has seen to: reports up to `lastId`. */
export const handledFault = pgTable(
  'handled_fault',
  {
    section: text().notNull(),
    fault: text().notNull(),
    endpoint: text().notNull(),
    path: text().notNull(),
    lastId: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.section, row.fault, row.endpoint, row.path] })],
);

export const operatorPresence = pgTable('operator_presence', {
  operatorId: ofOperator().primaryKey(),
  editing: text().notNull(),
  seenAt: moment().notNull(),
});

/** Requests that were carried out, with their answer, so that repeating one changes nothing more. */
export const operatorRequest = pgTable(
  'operator_request',
  { hash: text().primaryKey(), answer: jsonb().notNull(), at: moment().notNull() },
  (row) => [index('operator_request_at').on(row.at)],
);

/** Pictures that operators uploaded; the files lie under DATA_DIR. */
export const operatorUpload = pgTable(
  'operator_upload',
  {
    file: text().primaryKey(),
    operatorId: ofOperator().notNull(),
    bytes: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [index('operator_upload_operator').on(row.operatorId, row.at)],
);

/** One row: the member as whom operators preview. Has no identity and no phone, so nobody logs in. */
export const previewMember = pgTable(
  'preview_member',
  {
    id: integer().primaryKey().default(1),
    memberId: integer()
      .notNull()
      .references(() => member.id),
  },
  (row) => [check('preview_member_one_row', sql`${row.id} = 1`)],
);
