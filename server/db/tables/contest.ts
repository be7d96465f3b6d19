import { sql } from 'drizzle-orm';
import {
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
import type { DrawState, GameGate, PrizeKind } from '#schemas/contest/fields.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { coupon } from './coupon.ts';
import { member } from './member.ts';
import { type Drawn, questionnaire } from './questionnaire.ts';

/** A daily game: a few questions of a pool against the clock, and a draw of prizes. */
export const game = pgTable('game', {
  id: identityKey(),
  title: text().notNull(),
  thumb: text().notNull().default(''),
  rules: text().notNull().default(''),
  /** null: open since it was published. */
  startAt: moment(),
  endAt: moment(),
  poolId: integer()
    .notNull()
    .references(() => questionnaire.id),
  /** How many questions a chance draws. */
  draw: integer().notNull().default(5),
  /** How long each of them may take. */
  seconds: integer().notNull().default(20),
  /** Chances of a member on a day in China. */
  chances: integer().notNull().default(1),
  /** How many more friends may bring on a day, one for each. */
  friendsMost: integer().notNull().default(0),
  gate: text().$type<GameGate>().notNull().default('none'),
  /** Points from which a finished chance earns a draw; 0: each does. */
  drawFrom: integer().notNull().default(0),
  position: positionColumn(),
  published: boolean().notNull().default(true),
});

const ofGame = () =>
  integer()
    .notNull()
    .references(() => game.id, { onDelete: 'cascade' });

const ofMember = () =>
  integer()
    .notNull()
    .references(() => member.id);

/** What a draw may bring. */
export const gamePrize = pgTable(
  'game_prize',
  {
    id: identityKey(),
    gameId: ofGame(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    kind: text().$type<PrizeKind>().notNull().default('thanks'),
    /** For `points`. */
    points: integer().notNull().default(0),
    /** For `coupon`. */
    couponId: integer().references(() => coupon.id),
    stock: integer().notNull(),
    given: integer().notNull().default(0),
    /** How likely it is, against the weights of the others that are left. */
    weight: integer().notNull().default(1),
  },
  (row) => [
    index('game_prize_game').on(row.gameId),
    index('game_prize_coupon').on(row.couponId),
    check('game_prize_stock', sql`${row.given} >= 0 and ${row.given} <= ${row.stock}`),
  ],
);

/** A code that lets one member into a game; one that stands there twice lets in two. */
export const gameCode = pgTable(
  'game_code',
  {
    id: identityKey(),
    gameId: ofGame(),
    code: text().notNull(),
    memberId: integer().references(() => member.id),
    usedAt: moment(),
  },
  (row) => [
    index('game_code_code').on(row.gameId, row.code),
    index('game_code_member').on(row.memberId, row.gameId),
  ],
);

/** What was said to a question: nothing where its time was over. */
export type RunAnswer = { values: string[]; right: boolean; late: boolean; ms: number };

/** One chance of a member; its questions are answered in their order, each once. */
export const gameRun = pgTable(
  'game_run',
  {
    id: identityKey(),
    gameId: ofGame(),
    memberId: ofMember(),
    /** The day in China on which it was begun, and the how manieth it is of that day. */
    day: text().notNull(),
    turn: integer().notNull(),
    drawn: jsonb().$type<Drawn[]>().notNull(),
    answers: jsonb().$type<RunAnswer[]>().notNull().default([]),
    startedAt: moment().notNull(),
    /** When the question that runs was shown; null between two of them. */
    askedAt: moment(),
    finishedAt: moment(),
    score: integer().notNull().default(0),
    spentMs: integer().notNull().default(0),
    earned: boolean().notNull().default(false),
  },
  (row) => [
    uniqueIndex('game_run_turn').on(row.gameId, row.memberId, row.day, row.turn),
    uniqueIndex('game_run_doing')
      .on(row.gameId, row.memberId)
      .where(sql`${row.finishedAt} is null`),
    index('game_run_member').on(row.memberId),
    index('game_run_rank').on(row.gameId, row.memberId, row.score, row.spentMs, row.finishedAt),
  ],
);

/** A friend has opened a member's link: once a day. */
export const gameVisit = pgTable(
  'game_visit',
  {
    gameId: ofGame(),
    inviterId: ofMember(),
    day: text().notNull(),
    visitorId: ofMember(),
    at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.gameId, row.inviterId, row.day, row.visitorId] }),
    index('game_visit_visitor').on(row.visitorId),
    index('game_visit_inviter').on(row.inviterId),
  ],
);

/** What a chance has drawn, as it was then; no prize: all were gone. */
export const gameDraw = pgTable(
  'game_draw',
  {
    id: identityKey(),
    runId: integer()
      .notNull()
      .references(() => gameRun.id),
    gameId: integer()
      .notNull()
      .references(() => game.id),
    memberId: ofMember(),
    prizeId: integer().references(() => gamePrize.id),
    kind: text().$type<PrizeKind>().notNull(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    points: integer().notNull().default(0),
    state: text().$type<DrawState>().notNull(),
    at: moment().notNull(),
    /** Where goods are sent, as the member's address said when they claimed them. */
    receiver: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    claimedAt: moment(),
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    sentAt: moment(),
    /** The operator who has sent it. */
    by: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('game_draw_run').on(row.runId),
    index('game_draw_game').on(row.gameId),
    index('game_draw_prize').on(row.prizeId),
    index('game_draw_member').on(row.memberId, row.id),
    index('game_draw_state').on(row.state, row.id),
  ],
);
