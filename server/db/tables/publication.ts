import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DocumentChange } from '#schemas/publication/describe-changes.ts';
import {
  planStates,
  releaseKinds,
  scheduleStates,
  scheduleTroubles,
} from '#schemas/publication/fields.ts';
import type { readPlan } from '#schemas/publication/plan-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment } from './columns.ts';
import { homeDocumentColumn } from './home-document.ts';
import { member } from './member.ts';
import { operator } from './operator.ts';

type PlanTurns = (Data<typeof readPlan>['turns'][number] & { operatorId: number | null })[];

type PartlyPublished = { version: number; items: Readonly<Record<string, number>> };

/** One row: the shared draft. Publications lock it to take turns. */
export const homeDraft = pgTable(
  'home_draft',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    document: homeDocumentColumn().notNull(),
    author: text().notNull(),
    savedAt: moment().notNull(),
    /** Preview links are valid for one round; raising it ends them all. */
    previewRound: integer().notNull().default(0),
    /** 0 where none is known. */
    publishedVersion: integer().notNull().default(0),
    /**
     * The version of which a part was published last since then, and each item's version of its own publication;
     * items as `draft-history.ts` names them.
     */
    partlyPublished: jsonb().$type<PartlyPublished>().notNull().default({ version: 0, items: {} }),
  },
  (row) => [check('home_draft_one_row', sql`${row.id} = 1`)],
);

holdsFiles(homeDraft, { word: '首页草稿', columns: ['document'] });

/** A step for each run of saves by one operator. Old steps are deleted. */
export const homeDraftStep = pgTable(
  'home_draft_step',
  {
    id: identityKey(),
    version: integer().notNull(),
    /** Null where a schedule has changed the draft. */
    operatorId: integer().references(() => operator.id),
    author: text().notNull(),
    /** First and last save of the step. */
    since: moment().notNull(),
    at: moment().notNull(),
    note: text().notNull(),
    /** The first changes, and the number of all. */
    changes: jsonb().$type<DocumentChange[]>().notNull(),
    count: integer().notNull(),
    before: homeDocumentColumn().notNull(),
    document: homeDocumentColumn().notNull(),
  },
  (row) => [
    index('home_draft_step_version').on(row.version),
    index('home_draft_step_at').on(row.at),
  ],
);

holdsFiles(homeDraftStep, { word: '首页草稿', columns: ['before', 'document'] });

/** The last row is live. Rows never change (a trigger refuses it). */
export const homeRelease = pgTable('home_release', {
  id: identityKey(),
  kind: text({ enum: releaseKinds }).notNull(),
  author: text().notNull(),
  at: moment().notNull(),
  note: text().notNull(),
  /** The release that was restored. */
  source: integer().references((): AnyPgColumn => homeRelease.id),
  document: homeDocumentColumn().notNull(),
  /** Plans whose changes it published, by their names at the time. */
  plans: jsonb().$type<{ id: number; name: string }[]>().notNull().default([]),
});

holdsFiles(homeRelease, { word: '首页版本', columns: ['document'] });

/** One row: what was published or rolled back to, without the changes of running schedules. */
export const homeGround = pgTable(
  'home_ground',
  {
    id: integer().primaryKey().default(1),
    document: homeDocumentColumn().notNull(),
    /** The release that was live when this was written; the row is valid for that release alone. */
    releaseId: integer()
      .references(() => homeRelease.id)
      .notNull(),
  },
  (row) => [check('home_ground_one_row', sql`${row.id} = 1`)],
);

holdsFiles(homeGround, { word: '首页', columns: ['document'] });

/** Changes to the page for a time, from `base` to `document`; a `live` schedule still has to end. */
export const homeSchedule = pgTable(
  'home_schedule',
  {
    id: identityKey(),
    base: homeDocumentColumn().notNull(),
    document: homeDocumentColumn().notNull(),
    startAt: moment().notNull(),
    endAt: moment(),
    author: text().notNull(),
    note: text().notNull(),
    state: text({ enum: scheduleStates }).notNull().default('waiting'),
    /** The release with which it began; running schedules began in this order. */
    releaseId: integer().references(() => homeRelease.id),
    /** The release that was live before. */
    earlierId: integer().references(() => homeRelease.id),
    trouble: text({ enum: scheduleTroubles }),
    handledAt: moment(),
    /** Plans whose changes it publishes, by their names at the time, with their items. */
    plans: jsonb().$type<{ id: number; name: string; items: string[] }[]>().notNull().default([]),
  },
  (row) => [index('home_schedule_state').on(row.state, row.startAt)],
);

holdsFiles(homeSchedule, { word: '首页定时', columns: ['base', 'document'] });

export const homeComment = pgTable(
  'home_comment',
  {
    id: identityKey(),
    /** The section's key, which may be gone from the draft. */
    section: text().notNull(),
    /** The thread's first comment; null for a first comment. */
    threadId: integer().references((): AnyPgColumn => homeComment.id),
    operatorId: integer()
      .references(() => operator.id)
      .notNull(),
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    editedAt: moment(),
    /** Of a first comment alone. */
    resolvedAt: moment(),
    resolvedBy: text(),
  },
  (row) => [
    index('home_comment_section').on(row.section, row.id),
    index('home_comment_thread').on(row.threadId, row.id),
    index('home_comment_open')
      .on(row.section)
      .where(sql`thread_id is null and resolved_at is null`),
  ],
);

/** Named drafts beside the shared one, each reviewed before it is merged into that. */
export const homePlan = pgTable(
  'home_plan',
  {
    id: identityKey(),
    name: text().notNull(),
    note: text().notNull(),
    state: text({ enum: planStates }).notNull().default('editing'),
    version: integer().notNull().default(1),
    document: homeDocumentColumn().notNull(),
    /** The page on which it is based, and the release that this was; its changes are relative to it. */
    base: homeDocumentColumn().notNull(),
    baseId: integer()
      .references(() => homeRelease.id)
      .notNull(),
    changes: jsonb().$type<DocumentChange[]>().notNull(),
    count: integer().notNull(),
    makerId: integer()
      .references(() => operator.id)
      .notNull(),
    maker: text().notNull(),
    madeAt: moment().notNull(),
    author: text().notNull(),
    savedAt: moment().notNull(),
    at: moment().notNull(),
    senderId: integer().references(() => operator.id),
    turns: jsonb().$type<PlanTurns>().notNull(),
    /** The draft's version after the merge, and the items that it changed. */
    mergedVersion: integer(),
    items: jsonb().$type<string[]>().notNull().default([]),
    releaseId: integer().references(() => homeRelease.id),
  },
  (row) => [index('home_plan_state').on(row.state, row.at), index('home_plan_at').on(row.at)],
);

holdsFiles(homePlan, { word: '首页方案', title: homePlan.name, columns: ['base', 'document'] });

export const operatorPresence = pgTable('operator_presence', {
  operatorId: integer()
    .references(() => operator.id)
    .primaryKey(),
  editing: text().notNull(),
  seenAt: moment().notNull(),
});

export const operatorUpload = pgTable(
  'operator_upload',
  {
    file: text().primaryKey(),
    operatorId: integer()
      .references(() => operator.id)
      .notNull(),
    bytes: integer().notNull(),
    /** As displayed, in px; null for files from before these columns, and for those that cannot be opened. */
    width: integer(),
    height: integer(),
    at: moment().notNull(),
  },
  (row) => [
    index('operator_upload_operator').on(row.operatorId, row.at),
    index('operator_upload_at').on(row.at),
  ],
);

/** One row: the member as whom operators preview. Without identity and phone, so nobody logs in as it. */
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
