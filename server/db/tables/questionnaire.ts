import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MemberGate, ShowAnswers, TriesPer } from '#schemas/assessment/paper-terms.ts';
import type { Question, QuestionKind } from '#schemas/assessment/question.ts';
import type { AppealState } from '#schemas/exam/appeal-fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';

export type Drawn = { question: number; options: string[] };

/** A paper to be answered: a questionnaire or an exam, by `kind`. */
export const questionnaire = pgTable('questionnaire', {
  id: identityKey(),
  kind: text().notNull().default('questionnaire'),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  thumb: text().notNull().default(''),
  participants: integer().notNull().default(0),
  /** Members with a score; a trigger updates it with `best_attempt`. */
  ranked: integer().notNull().default(0),
  endAt: moment(),
  /** Null: open since it was published. */
  startAt: moment(),
  purpose: text().notNull().default(''),
  privacy: text().notNull().default(''),
  minutes: integer().notNull().default(5),
  /** Points for taking part. */
  reward: integer().notNull().default(0),
  /** Null: no limit. */
  limitMs: bigint({ mode: 'number' }),
  /** Pass mark; 0: there is nothing to pass. */
  pass: integer().notNull().default(0),
  tries: integer().notNull().default(1),
  /** 0: no limit. */
  quota: integer().notNull().default(0),
  doctorsOnly: boolean().notNull().default(false),
  /** Right answers and explanations are shown once no try is left. */
  showRight: boolean().notNull().default(false),
  shuffle: boolean().notNull().default(false),
  /** Questions that an attempt draws; 0: all. */
  draw: integer().notNull().default(0),
  /** Whether `tries` counts for ever or per China day. */
  triesPer: text().$type<TriesPer>().notNull().default('ever'),
  /** How often a member may leave the page before the attempt is ended; 0: it is not counted. */
  maxLeave: integer().notNull().default(0),
  showAnswers: text().$type<ShowAnswers>().notNull().default('never'),
  gate: text().$type<MemberGate>().notNull().default('none'),
  /** Members of an exam's team; 0: without teams. */
  teamSize: integer().notNull().default(0),
  position: positionColumn(),
  published: boolean().notNull().default(true),
});

holdsFiles(questionnaire, {
  word: '试卷和问卷',
  title: questionnaire.title,
  columns: ['thumb', 'purpose'],
});

const ofMember = () =>
  integer()
    .notNull()
    .references(() => member.id);

const ofQuestionnaire = () =>
  integer()
    .notNull()
    .references(() => questionnaire.id, { onDelete: 'cascade' });

/** Ids of options and rows are set by editors; jumps refer to a question's position. */
export const question = pgTable(
  'question',
  {
    id: identityKey(),
    questionnaireId: ofQuestionnaire(),
    position: positionColumn(),
    kind: text().$type<QuestionKind>().notNull(),
    title: text().notNull(),
    help: text().notNull().default(''),
    required: boolean().notNull().default(true),
    options: jsonb().$type<Question['options']>().notNull().default([]),
    rows: jsonb().$type<Question['rows']>().notNull().default([]),
    least: integer().notNull().default(0),
    most: integer().notNull().default(0),
    leastText: text().notNull().default(''),
    mostText: text().notNull().default(''),
    /** `to` is a position; -1 is the end. */
    jumps: jsonb().$type<{ option: string; to: number }[]>().notNull().default([]),
    /** Points for exactly these options; members see them only as `showRight` says. */
    right: jsonb().$type<string[]>().notNull().default([]),
    /** Accepted texts of each blank, in the order of `rows`. */
    accepted: jsonb().$type<string[][]>().notNull().default([]),
    explanation: text().notNull().default(''),
    points: integer().notNull().default(0),
  },
  (row) => [uniqueIndex('question_place').on(row.questionnaireId, row.position)],
);

holdsFiles(question, { word: '题目', columns: ['title', 'help', 'options', 'explanation'] });

/** The server sets its start and end, and what counts as submitted. */
export const attempt = pgTable(
  'attempt',
  {
    id: identityKey(),
    questionnaireId: ofQuestionnaire(),
    memberId: ofMember(),
    startedAt: moment().notNull(),
    /** Of its own time; null: no limit. The questionnaire may end earlier. */
    deadline: moment(),
    answers: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    version: integer().notNull().default(0),
    savedAt: moment().notNull(),
    submittedAt: moment(),
    score: integer().notNull().default(0),
    /** A draft without deadline may last for more ms than an `integer` holds. */
    spentMs: bigint({ mode: 'number' }).notNull().default(0),
    passed: boolean(),
    /** As of submission; a pass mark of 0 requires nothing. */
    passScore: integer().notNull().default(0),
    fullScore: integer().notNull().default(0),
    byTime: boolean().notNull().default(false),
    /** Points for the member's wallet. */
    points: integer().notNull().default(0),
    /** In order; null: all questions in the editors' order. */
    drawn: jsonb().$type<Drawn[]>(),
    /** Points by question after submission; their sum is `score`. */
    earned: jsonb().$type<Record<string, number>>().notNull().default({}),
    unmarked: integer().notNull().default(0),
    /** `leaves` counts only absences that were too long; `awaySince`: the present one. */
    leaves: integer().notNull().default(0),
    awaySince: moment(),
    byLeave: boolean().notNull().default(false),
  },
  (row) => [
    // a member has one draft of a questionnaire at a time
    uniqueIndex('attempt_doing')
      .on(row.questionnaireId, row.memberId)
      .where(sql`${row.submittedAt} is null`),
    index('attempt_member').on(row.memberId, row.submittedAt),
    index('attempt_own').on(row.memberId, row.questionnaireId, row.submittedAt),
    index('attempt_rank').on(row.questionnaireId, row.score, row.spentMs, row.submittedAt),
    index('attempt_sent')
      .on(row.questionnaireId, row.id)
      .where(sql`${row.submittedAt} is not null`),
    index('attempt_unmarked').on(row.submittedAt, row.id).where(sql`${row.unmarked} > 0`),
    index('attempt_since').on(row.questionnaireId, row.submittedAt),
  ],
);

/** The latest mark of an answer; earlier ones are overwritten. */
export const mark = pgTable(
  'mark',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    remark: text().notNull().default(''),
    by: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.attemptId, row.questionId] }),
    index('mark_question').on(row.questionId),
  ],
);

/** One per attempt, against a result that is final. */
export const appeal = pgTable(
  'appeal',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: moment().notNull(),
    /** The attempt's score at that time. */
    scored: integer().notNull(),
    state: text().$type<AppealState>().notNull().default('open'),
    answer: text().notNull().default(''),
    by: text().notNull().default(''),
    settledAt: moment(),
  },
  (row) => [
    index('appeal_open').on(row.at, row.attemptId).where(sql`${row.state} = 'open'`),
    index('appeal_settled').on(row.settledAt, row.attemptId).where(sql`${row.state} <> 'open'`),
  ],
);

export const wrongItem = pgTable(
  'wrong_item',
  {
    memberId: ofMember(),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    times: integer().notNull().default(1),
    answered: jsonb().$type<string[]>().notNull().default([]),
    wrongAt: moment().notNull(),
    /** When it was answered rightly in practice. */
    resolvedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.questionId] }),
    index('wrong_item_latest').on(row.memberId, row.wrongAt),
    index('wrong_item_question').on(row.questionId),
  ],
);

/**
 * A member's best attempt at a paper, and the best that passed by the pass mark of its time: more points, then less
 * time, then the earlier one. A trigger on `attempt` updates it, so that a rank is a count over one index.
 */
export const bestAttempt = pgTable(
  'best_attempt',
  {
    questionnaireId: ofQuestionnaire(),
    memberId: ofMember(),
    /** Negated, so that all columns of the ranking's order ascend. */
    minusScore: integer().notNull(),
    spentMs: bigint({ mode: 'number' }).notNull(),
    submittedAt: moment().notNull(),
    /** Of the best attempt that passed; null without one. */
    passMinusScore: integer(),
    passSpentMs: bigint({ mode: 'number' }),
    passSubmittedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.questionnaireId, row.memberId] }),
    index('best_attempt_rank').on(
      row.questionnaireId,
      row.minusScore,
      row.spentMs,
      row.submittedAt,
      row.memberId,
    ),
    index('best_attempt_pass')
      .on(
        row.questionnaireId,
        row.passMinusScore,
        row.passSpentMs,
        row.passSubmittedAt,
        row.memberId,
      )
      .where(sql`${row.passMinusScore} is not null`),
  ],
);
