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
import { identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';

/** A question that was drawn for an attempt, and the order of its options. */
export type Drawn = { question: number; options: string[] };

/** A paper that is answered: a questionnaire, or what `kind` names. */
export const questionnaire = pgTable('questionnaire', {
  id: identityKey(),
  kind: text().notNull().default('questionnaire'),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  thumb: text().notNull().default(''),
  participants: integer().notNull().default(0),
  /** How many members were scored at it; a trigger keeps it with `best_attempt`. */
  ranked: integer().notNull().default(0),
  endAt: moment(),
  /** null: open since it was published. */
  startAt: moment(),
  purpose: text().notNull().default(''),
  privacy: text().notNull().default(''),
  /** How long it takes, roughly. */
  minutes: integer().notNull().default(5),
  /** Points for taking part. */
  reward: integer().notNull().default(0),
  /** How long an attempt may last, in ms; null: no limit. */
  limitMs: bigint({ mode: 'number' }),
  /** Score from which it is passed; 0: there is nothing to pass. */
  pass: integer().notNull().default(0),
  /** How often a member may submit it. */
  tries: integer().notNull().default(1),
  /** How many members may take part; 0: any number. */
  quota: integer().notNull().default(0),
  doctorsOnly: boolean().notNull().default(false),
  /** Members see right answers and explanations once their attempt is over. */
  showRight: boolean().notNull().default(false),
  /** Questions, and the options of each, come in an order that is drawn for every attempt. */
  shuffle: boolean().notNull().default(false),
  /** How many of its questions an attempt draws; 0: all of them. */
  draw: integer().notNull().default(0),
  /** Whether `tries` are those that a member has ever, or on a day in China. */
  triesPer: text().$type<TriesPer>().notNull().default('ever'),
  /** How often a member may leave the page; once more, and the attempt is over. 0: it is not counted. */
  maxLeave: integer().notNull().default(0),
  /** When an exam tells what was right. */
  showAnswers: text().$type<ShowAnswers>().notNull().default('never'),
  gate: text().$type<MemberGate>().notNull().default('none'),
  /** How many members make a team of an exam; 0: everybody takes it alone. */
  teamSize: integer().notNull().default(0),
  position: positionColumn(),
  published: boolean().notNull().default(true),
});

const ofMember = () =>
  integer()
    .notNull()
    .references(() => member.id);

const ofQuestionnaire = () =>
  integer()
    .notNull()
    .references(() => questionnaire.id, { onDelete: 'cascade' });

/** What is asked. Ids of options and rows are the editors' own; jumps name a question's place. */
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
    /** What each blank of a fill takes, in the order of `rows`. */
    accepted: jsonb().$type<string[][]>().notNull().default([]),
    explanation: text().notNull().default(''),
    points: integer().notNull().default(0),
  },
  (row) => [uniqueIndex('question_place').on(row.questionnaireId, row.position)],
);

/** One try of a member; the server owns its beginning, its end and what counts as sent. */
export const attempt = pgTable(
  'attempt',
  {
    id: identityKey(),
    questionnaireId: ofQuestionnaire(),
    memberId: ofMember(),
    startedAt: moment().notNull(),
    /** End of its own time; null: no limit. The questionnaire may end earlier. */
    deadline: moment(),
    answers: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    version: integer().notNull().default(0),
    savedAt: moment().notNull(),
    submittedAt: moment(),
    score: integer().notNull().default(0),
    /** A draft without an end may lie for longer than an `integer` has ms. */
    spentMs: bigint({ mode: 'number' }).notNull().default(0),
    passed: boolean(),
    /** Pass mark and full score when the attempt was sent; a pass mark of 0 demands nothing. */
    passScore: integer().notNull().default(0),
    fullScore: integer().notNull().default(0),
    /** The attempt was sent by the clock and not by the member. */
    byTime: boolean().notNull().default(false),
    /** Points for the member's wallet that the attempt brought. */
    points: integer().notNull().default(0),
    /** The questions and options that were drawn, in their order; null: all, as editors ordered them. */
    drawn: jsonb().$type<Drawn[]>(),
    /** Points by question, once it is sent; their sum is `score`. */
    earned: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** How many answers of what was sent wait for a marker. */
    unmarked: integer().notNull().default(0),
    /** How often its page was left for too long, and since when it is away. */
    leaves: integer().notNull().default(0),
    awaySince: moment(),
    /** It was sent since the page was left too often. */
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
    // what was sent of a paper, the newest first
    index('attempt_sent')
      .on(row.questionnaireId, row.id)
      .where(sql`${row.submittedAt} is not null`),
    // what waits for a marker, the longest waiting first
    index('attempt_unmarked').on(row.submittedAt, row.id).where(sql`${row.unmarked} > 0`),
    // who sent it since a moment
    index('attempt_since').on(row.questionnaireId, row.submittedAt),
  ],
);

/** What a marker gave for an answer; the latest one counts. */
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
    /** The operator's name. */
    by: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.attemptId, row.questionId] }),
    index('mark_question').on(row.questionId),
  ],
);

/** What a member asks to be looked at again of a result that stands; once for an attempt. */
export const appeal = pgTable(
  'appeal',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: moment().notNull(),
    /** What the attempt was worth when it was made. */
    scored: integer().notNull(),
    state: text().$type<AppealState>().notNull().default('open'),
    answer: text().notNull().default(''),
    /** The operator's name, once it is settled. */
    by: text().notNull().default(''),
    settledAt: moment(),
  },
  (row) => [
    // what waits, the longest waiting first
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
    /** How often, in exams and in practice. */
    times: integer().notNull().default(1),
    /** What was answered last. */
    answered: jsonb().$type<string[]>().notNull().default([]),
    wrongAt: moment().notNull(),
    /** Since when it is known: answered rightly in practice after it was wrong. */
    resolvedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.questionId] }),
    index('wrong_item_latest').on(row.memberId, row.wrongAt),
    index('wrong_item_question').on(row.questionId),
  ],
);

/**
 * A member's best scored attempt at a paper, and the best of those that passed by the line of their time:
 * more points, then less time, then the earlier one. A trigger on `attempt` keeps it, so that a rank is a
 * count over one index.
 */
export const bestAttempt = pgTable(
  'best_attempt',
  {
    questionnaireId: ofQuestionnaire(),
    memberId: ofMember(),
    /** The score below zero: all columns of the ranking's order then rise. */
    minusScore: integer().notNull(),
    spentMs: bigint({ mode: 'number' }).notNull(),
    submittedAt: moment().notNull(),
    /** Those of the best that passed; null where none did. */
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
