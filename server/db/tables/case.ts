import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CaseParts, EntryState } from '#schemas/case/fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';

export const caseContest = pgTable('case_contest', {
  id: identityKey(),
  title: text().notNull(),
  thumb: text().notNull().default(''),
  intro: text().notNull().default(''),
  submissionAt: moment().notNull(),
  submissionEnd: moment().notNull(),
  voteAt: moment().notNull(),
  voteEnd: moment().notNull(),
  judgingAt: moment().notNull(),
  judgingEnd: moment().notNull(),
  resultAt: moment().notNull(),
  anonymous: boolean().notNull().default(true),
  position: positionColumn(),
  published: boolean().notNull().default(true),
});

holdsFiles(caseContest, {
  word: '病例大赛',
  title: caseContest.title,
  columns: ['thumb', 'intro'],
});

const ofContest = () =>
  integer()
    .notNull()
    .references(() => caseContest.id, { onDelete: 'cascade' });

const ofMember = () =>
  integer()
    .notNull()
    .references(() => member.id);

export const caseCriterion = pgTable(
  'case_criterion',
  {
    id: identityKey(),
    contestId: ofContest(),
    title: text().notNull(),
    most: integer().notNull().default(10),
    weight: integer().notNull().default(1),
    position: positionColumn(),
  },
  (row) => [
    index('case_criterion_contest').on(row.contestId),
    check('case_criterion_bounds', sql`${row.most} > 0 and ${row.weight} > 0`),
  ],
);

export const caseJudge = pgTable(
  'case_judge',
  {
    id: identityKey(),
    contestId: ofContest(),
    memberId: ofMember(),
    note: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('case_judge_unique').on(row.contestId, row.memberId),
    index('case_judge_member').on(row.memberId),
  ],
);

export const caseEntry = pgTable(
  'case_entry',
  {
    id: identityKey(),
    contestId: integer()
      .notNull()
      .references(() => caseContest.id),
    memberId: ofMember(),
    state: text().$type<EntryState>().notNull().default('draft'),
    title: text().notNull().default(''),
    parts: jsonb().$type<CaseParts>().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    /** When the author declared that patients cannot be identified. */
    consentAt: moment(),
    savedAt: moment().notNull(),
    submittedAt: moment(),
    decidedAt: moment(),
    reason: text().notNull().default(''),
    by: text().notNull().default(''),
    votes: integer().notNull().default(0),
  },
  (row) => [
    uniqueIndex('case_entry_unique').on(row.contestId, row.memberId),
    index('case_entry_member').on(row.memberId),
    index('case_entry_state').on(row.state, row.id),
  ],
);

export const caseVote = pgTable(
  'case_vote',
  {
    id: identityKey(),
    contestId: integer()
      .notNull()
      .references(() => caseContest.id),
    memberId: ofMember(),
    day: text().notNull(),
    entryId: integer()
      .notNull()
      .references(() => caseEntry.id),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('case_vote_unique').on(row.memberId, row.contestId, row.day),
    index('case_vote_contest').on(row.contestId),
    index('case_vote_entry').on(row.entryId),
  ],
);

/** A copy of the criterion as of marking: the desk may change it later. */
export type CaseMark = { criterion: number; points: number; most: number; weight: number };

export const caseScore = pgTable(
  'case_score',
  {
    id: identityKey(),
    entryId: integer()
      .notNull()
      .references(() => caseEntry.id),
    memberId: ofMember(),
    marks: jsonb().$type<CaseMark[]>().notNull(),
    /** Weighted mean of all marks, in hundredths of a percent. */
    total: integer().notNull(),
    comment: text().notNull().default(''),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('case_score_unique').on(row.memberId, row.entryId),
    index('case_score_entry').on(row.entryId),
    check('case_score_total', sql`${row.total} between 0 and 10000`),
  ],
);
