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
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { coupon } from './coupon.ts';
import { member } from './member.ts';
import { type Drawn, questionnaire } from './questionnaire.ts';

export const game = pgTable('game', {
  id: identityKey(),
  title: text().notNull(),
  thumb: text().notNull().default(''),
  rules: text().notNull().default(''),
  /** Null: open since it was published. */
  startAt: moment(),
  endAt: moment(),
  poolId: integer()
    .notNull()
    .references(() => questionnaire.id),
  draw: integer().notNull().default(5),
  seconds: integer().notNull().default(20),
  /** Per member and China day. */
  chances: integer().notNull().default(1),
  /** Further chances per day, one for each friend who opens the member's link. */
  friendsMost: integer().notNull().default(0),
  gate: text().$type<GameGate>().notNull().default('none'),
  /** Points from which a finished chance earns a draw; 0: each does. */
  drawFrom: integer().notNull().default(0),
  position: positionColumn(),
  published: boolean().notNull().default(true),
});

holdsFiles(game, { word: '答题活动', title: game.title, columns: ['thumb', 'rules'] });

const ofGame = () =>
  integer()
    .notNull()
    .references(() => game.id, { onDelete: 'cascade' });

const ofMember = () =>
  integer()
    .notNull()
    .references(() => member.id);

export const gamePrize = pgTable(
  'game_prize',
  {
    id: identityKey(),
    gameId: ofGame(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    kind: text().$type<PrizeKind>().notNull().default('thanks'),
    points: integer().notNull().default(0),
    couponId: integer().references(() => coupon.id),
    stock: integer().notNull(),
    given: integer().notNull().default(0),
    /** Probability relative to the other prizes that are left. */
    weight: integer().notNull().default(1),
  },
  (row) => [
    index('game_prize_game').on(row.gameId),
    index('game_prize_coupon').on(row.couponId),
    check('game_prize_stock', sql`${row.given} >= 0 and ${row.given} <= ${row.stock}`),
  ],
);

holdsFiles(gamePrize, { word: '奖品', title: gamePrize.title, columns: ['thumb'] });

/** A code admits one member; each further row of the same code admits another. */
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

/** `values` is empty where time ran out. */
export type RunAnswer = { values: string[]; right: boolean; late: boolean; ms: number };

export const gameRun = pgTable(
  'game_run',
  {
    id: identityKey(),
    gameId: ofGame(),
    memberId: ofMember(),
    /** China day of its start; `turn` counts the chances of that day. */
    day: text().notNull(),
    turn: integer().notNull(),
    drawn: jsonb().$type<Drawn[]>().notNull(),
    answers: jsonb().$type<RunAnswer[]>().notNull().default([]),
    startedAt: moment().notNull(),
    /** When the current question was shown; null between two questions. */
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

/** A friend opened a member's link; counted once a day. */
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

/** A copy of the prize as of the draw; without prize, all were gone. */
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
    receiver: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    claimedAt: moment(),
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    sentAt: moment(),
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
