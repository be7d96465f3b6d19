import type * as z from 'zod/mini';
import { addressRefusals } from '../address/refusals.ts';
import { questionSchema } from '../assessment/question.ts';
import { assessmentRefusals } from '../assessment/refusals.ts';
import { oneAnswer, ranked } from '../assessment/wire.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
  pageTotal,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { CODE_LENGTH, drawStates, gameGates, prizeKinds } from './fields.ts';
import { contestRefusals } from './refusals.ts';

/** The calls of daily games: what one is, a chance of it with its questions, draws, prizes and the ranking. */

const mine = object({ rank: count, ranked: count, score: count, spent: duration });

/** `left`: how many of it are left. */
const prize = object({
  id,
  title: requiredText,
  thumb: picture,
  kind: oneOf(prizeKinds),
  left: count,
});

const gameStates = ['before', 'open', 'over'] as const;

/**
 * `asks`: what it asks of members, and whether this one is `admitted`. `questions` a chance draws, each of which
 * may take `seconds`. `chances` left today of `chances_all`, which `friends` have raised, `friends_most` can.
 * `draw_from`: points that earn a draw. `run`: the chance that was begun and not finished, '' for none;
 * `undrawn`: the newest that has earned a draw which was not made.
 */
export const gameDetail = defineEndpoint({
  path: '/v1/game/detail',
  payload: object({ id }),
  data: object(
    {
      id,
      title: requiredText,
      thumb: picture,
      rules: text,
      start_time: time,
      end_time: time,
      state: oneOf(gameStates),
      asks: oneOf(gameGates),
      admitted: flag,
      questions: count,
      seconds: count,
      chances: count,
      chances_all: count,
      friends: count,
      friends_most: count,
      draw_from: count,
      run: text,
      undrawn: text,
      prizes: list(prize, 'may lose all'),
      top: list(ranked, 'may lose all'),
      rule: text,
      mine,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchGame'),
});
export type GameDetail = z.output<(typeof gameDetail)['data']>;

const closed = ['noSuchGame', 'gameEarly', 'gameOver'] as const;
const gates = ['gamePhoneNeeded', 'gameDoctorsOnly', 'gameCodeNeeded'] as const;

/** Begins a chance, whose first question then runs, or names the one that was begun before. */
export const playGame = defineEndpoint({
  path: '/v1/game/play',
  payload: object({ id, key }),
  data: object({ run: id }),
  access: 'member',
  rate: 60,
  idempotent: true,
  changes: true,
  refusals: pickRefusals(contestRefusals, ...closed, ...gates, 'gameNoChance', 'gameEmpty'),
});

/** `asked`: a question runs; `answered`: it was answered, the next one waits for a tap. */
const runPhases = ['asked', 'answered', 'finished'] as const;

/** `none`: no draw was earned; `draw` names the one that was made. */
const runDraws = ['none', 'open', 'made'] as const;

/**
 * A chance as it stands. `place`, from 1, of `total`. `question`: the one that runs, or the last that was answered, []
 * where editors took it away; `left`: ms that the server gives it from now. Of an answered one: what was `chosen`, by
 * values, what is `right`, in words, and whether it was `late`. `hits`: how many were right.
 */
const run = object(
  {
    id,
    game: id,
    title: requiredText,
    seconds: count,
    place: count,
    total: count,
    phase: oneOf(runPhases),
    question: list(questionSchema, 'may lose all'),
    left: duration,
    chosen: list(text),
    right: list(text),
    correct: flag,
    late: flag,
    explanation: text,
    score: count,
    hits: count,
    spent: duration,
    draws: oneOf(runDraws),
    draw: text,
    draw_from: count,
  },
  byRule,
);
export type GameRun = z.output<typeof run>;

export const readGameRun = defineEndpoint({
  path: '/v1/game/run',
  payload: object({ id }),
  data: run,
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchRun'),
});

/**
 * Answers the question that runs, once; no values: the time is over. What comes after its time is wrong, and what comes
 * again gets what stands.
 */
export const answerGame = defineEndpoint({
  path: '/v1/game/answer',
  payload: object({ run: id, answer: oneAnswer }),
  data: run,
  access: 'member',
  changes: true,
  refusals: joinRefusals(
    pickRefusals(contestRefusals, 'noSuchRun', 'gameOver', 'notThisQuestion'),
    pickRefusals(assessmentRefusals, 'answersInvalid'),
  ),
});

/** Shows the question at `place`, whose time then runs; what comes again gets what stands. */
export const nextGameQuestion = defineEndpoint({
  path: '/v1/game/next',
  payload: object({ run: id, place: count }),
  data: run,
  access: 'member',
  changes: true,
  refusals: pickRefusals(contestRefusals, 'noSuchRun', 'gameOver', 'notThisQuestion'),
});

/** Draws a prize for a finished chance: one, however often it is asked for. */
export const drawGamePrize = defineEndpoint({
  path: '/v1/game/draw',
  payload: object({ run: id, key }),
  data: object({ draw: id }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(contestRefusals, 'noSuchRun', 'runNotOver', 'drawNotEarned'),
});

const wonFields = {
  id,
  game: id,
  game_title: requiredText,
  kind: oneOf(prizeKinds),
  title: requiredText,
  thumb: picture,
  points: count,
  state: oneOf(drawStates),
  at: time,
};
const won = object(wonFields, byRule);
export type WonPrize = z.output<typeof won>;

/** `lost`: all prizes were gone. `phone` is masked; `sent_at` null: not yet. */
export const readGameDraw = defineEndpoint({
  path: '/v1/game/prize',
  payload: object({ id }),
  data: object(
    {
      ...wonFields,
      lost: flag,
      receiver: text,
      phone: text,
      address: text,
      carrier: text,
      tracking: text,
      sent_at: time,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchDraw'),
});
export type GameDraw = z.output<(typeof readGameDraw)['data']>;

/** What the member has won, the newest first: neither kind words nor what was lost. */
export const ownGamePrizes = defineEndpoint({
  path: '/v1/game/prizes',
  payload: object({ ...pageOf }),
  data: paged('data', 'last_page', won),
  access: 'member',
  refusals: {},
});

/** Has goods sent to one of the member's addresses, once. */
export const claimGamePrize = defineEndpoint({
  path: '/v1/game/claim',
  payload: object({ draw: id, address: id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(contestRefusals, 'noSuchDraw', 'nothingToClaim', 'alreadyClaimed'),
    pickRefusals(addressRefusals, 'noSuchAddress'),
  ),
});

/** The best chance of each member; `mine` is told on every page, with rank 0 where there is none. */
export const gameRank = defineEndpoint({
  path: '/v1/game/rank',
  payload: object({ id, ...pageOf }),
  data: object(
    { data: list(ranked, 'may lose all'), last_page: pageTotal, rule: text, mine },
    { data: 'items', last_page: 'pageCount' },
  ),
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchGame'),
});

/** The member has opened the link of a friend, who gets a chance for it, once a day; `counted`: it did now. */
export const visitGame = defineEndpoint({
  path: '/v1/game/visit',
  payload: object({ id, from: id }),
  data: object({ counted: flag }),
  access: 'member',
  rate: 30,
  changes: true,
  loading: false,
  refusals: pickRefusals(contestRefusals, 'noSuchGame'),
});

const typedCode = ruled(
  text,
  filled('请填写参与码', contestRefusals.codeUnknown),
  atMost(CODE_LENGTH, contestRefusals.codeUnknown),
);

/** Lets the member in by a code, which is then theirs. */
export const enterGameCode = defineEndpoint({
  path: '/v1/game/code',
  payload: object({ id, code: typedCode }),
  data: none,
  access: 'member',
  rate: 10,
  changes: true,
  refusals: pickRefusals(contestRefusals, 'noSuchGame', 'codeUnknown', 'codeUnneeded'),
});

export const contestApi = {
  gameDetail,
  playGame,
  readGameRun,
  answerGame,
  nextGameQuestion,
  drawGamePrize,
  readGameDraw,
  ownGamePrizes,
  claimGamePrize,
  gameRank,
  visitGame,
  enterGameCode,
};
