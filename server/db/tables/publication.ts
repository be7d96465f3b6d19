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
import { identityKey, moment } from './columns.ts';
import { homeDocumentColumn } from './home-document.ts';
import { member } from './member.ts';
import { operator } from './operator.ts';

type PlanTurns = (Data<typeof readPlan>['turns'][number] & { operatorId: number | null })[];

type PartlyPublished = { version: number; items: Readonly<Record<string, number>> };

/** One row: the home page as operators are editing it. Its lock makes publications take turns. */
export const homeDraft = pgTable(
  'home_draft',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    document: homeDocumentColumn().notNull(),
    author: text().notNull(),
    savedAt: moment().notNull(),
    /** Links to the preview are good for one round; a further one ends them all. */
    previewRound: integer().notNull().default(0),
    /** The version that was published last; 0 where none is known. */
    publishedVersion: integer().notNull().default(0),
    /**
     * The version of which a part was published last since then, and the version of each item with which it was;
     * items as `draft-history.ts` names them.
     */
    partlyPublished: jsonb().$type<PartlyPublished>().notNull().default({ version: 0, items: {} }),
  },
  (row) => [check('home_draft_one_row', sql`${row.id} = 1`)],
);

/** The history of the draft: a step for each run of saves by one operator. Old steps are deleted. */
export const homeDraftStep = pgTable(
  'home_draft_step',
  {
    id: identityKey(),
    /** The draft's version after the step. */
    version: integer().notNull(),
    /** Nobody's where a schedule has changed the draft. */
    operatorId: integer().references(() => operator.id),
    author: text().notNull(),
    /** The first and the last save of the step. */
    since: moment().notNull(),
    at: moment().notNull(),
    /** What the step was, in words; '' for saves of what was edited. */
    note: text().notNull(),
    /** The first of its changes, and how many there are. */
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

/** What was put live, in order; the last one is live. Rows never change (a trigger refuses it). */
export const homeRelease = pgTable('home_release', {
  id: identityKey(),
  kind: text({ enum: releaseKinds }).notNull(),
  author: text().notNull(),
  at: moment().notNull(),
  note: text().notNull(),
  /** The release whose content this one took up again. */
  source: integer().references((): AnyPgColumn => homeRelease.id),
  document: homeDocumentColumn().notNull(),
  /** The plans of which changes went live with it, by the names that they had. */
  plans: jsonb().$type<{ id: number; name: string }[]>().notNull().default([]),
});

/** One row: what was published or rolled back to, without the changes of schedules that run. */
export const homeGround = pgTable(
  'home_ground',
  {
    id: integer().primaryKey().default(1),
    document: homeDocumentColumn().notNull(),
    /** The release that was live when this was written; it stands for that release alone. */
    releaseId: integer()
      .references(() => homeRelease.id)
      .notNull(),
  },
  (row) => [check('home_ground_one_row', sql`${row.id} = 1`)],
);

/** Sets of changes to the page for a time, from `base` to `document`; `live` ones have an end to come. */
export const homeSchedule = pgTable(
  'home_schedule',
  {
    id: identityKey(),
    /** What was live when the schedule was made. */
    base: homeDocumentColumn().notNull(),
    document: homeDocumentColumn().notNull(),
    startAt: moment().notNull(),
    endAt: moment(),
    author: text().notNull(),
    note: text().notNull(),
    state: text({ enum: scheduleStates }).notNull().default('waiting'),
    /** The release with which the schedule began; schedules that run began in this order. */
    releaseId: integer().references(() => homeRelease.id),
    /** The release that was live before. */
    earlierId: integer().references(() => homeRelease.id),
    /** Why it did not run or end as it should have. */
    trouble: text({ enum: scheduleTroubles }),
    /** When an operator had seen to that. */
    handledAt: moment(),
    /** The plans of which it puts changes live, by the names that they had, and the items that are theirs. */
    plans: jsonb().$type<{ id: number; name: string; items: string[] }[]>().notNull().default([]),
  },
  (row) => [index('home_schedule_state').on(row.state, row.startAt)],
);

/** What operators say to each other about sections of the draft: threads of a first comment and its replies. */
export const homeComment = pgTable(
  'home_comment',
  {
    id: identityKey(),
    /** The key of the section, which may be gone from the draft. */
    section: text().notNull(),
    /** The first comment of the thread that this is a reply in; null of a first one. */
    threadId: integer().references((): AnyPgColumn => homeComment.id),
    operatorId: integer()
      .references(() => operator.id)
      .notNull(),
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    editedAt: moment(),
    /** When and by whom the thread was closed; of a first comment alone. */
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

/** Drafts with a name beside the shared one, each reviewed before it is merged into that. */
export const homePlan = pgTable(
  'home_plan',
  {
    id: identityKey(),
    name: text().notNull(),
    note: text().notNull(),
    state: text({ enum: planStates }).notNull().default('editing'),
    version: integer().notNull().default(1),
    document: homeDocumentColumn().notNull(),
    /** The page that it stands on, and the release that this was: what it changes is the way from there. */
    base: homeDocumentColumn().notNull(),
    baseId: integer()
      .references(() => homeRelease.id)
      .notNull(),
    /** The first of its changes, and how many there are. */
    changes: jsonb().$type<DocumentChange[]>().notNull(),
    count: integer().notNull(),
    makerId: integer()
      .references(() => operator.id)
      .notNull(),
    maker: text().notNull(),
    madeAt: moment().notNull(),
    /** Who saved the document last, and when. */
    author: text().notNull(),
    savedAt: moment().notNull(),
    /** When anything was done with it last. */
    at: moment().notNull(),
    /** Who has sent it in last. */
    senderId: integer().references(() => operator.id),
    /** What was done with it, in order. */
    turns: jsonb().$type<PlanTurns>().notNull(),
    /** The draft's version with which it was merged, and the items that it changed there. */
    mergedVersion: integer(),
    items: jsonb().$type<string[]>().notNull().default([]),
    releaseId: integer().references(() => homeRelease.id),
  },
  (row) => [index('home_plan_state').on(row.state, row.at), index('home_plan_at').on(row.at)],
);

export const operatorPresence = pgTable('operator_presence', {
  operatorId: integer()
    .references(() => operator.id)
    .primaryKey(),
  editing: text().notNull(),
  seenAt: moment().notNull(),
});

/** Pictures that operators uploaded; the files lie under DATA_DIR. */
export const operatorUpload = pgTable(
  'operator_upload',
  {
    file: text().primaryKey(),
    operatorId: integer()
      .references(() => operator.id)
      .notNull(),
    bytes: integer().notNull(),
    /** As it is seen, in px; null of what was uploaded before this was kept, or cannot be opened. */
    width: integer(),
    height: integer(),
    at: moment().notNull(),
  },
  (row) => [
    index('operator_upload_operator').on(row.operatorId, row.at),
    index('operator_upload_at').on(row.at),
  ],
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
