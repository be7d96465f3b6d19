import type * as z from 'zod/mini';
import { addressRefusals } from '../address/refusals.ts';
import { questionSchema } from '../assessment/question.ts';
import { assessmentRefusals } from '../assessment/refusals.ts';
import { oneAnswer, ownRank, ranked, ranking } from '../assessment/wire.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
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

/**
 * Daily games. A member plays a number of chances (`run`) a day; a chance is a series of questions and may earn
 * a draw, which may win a prize.
 */

const prize = object({
  id,
  title: requiredText,
  thumb: picture,
  kind: oneOf(prizeKinds),
  left: count,
});

const gameStates = ['before', 'open', 'over'] as const;

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
      /** The asking member meets `asks`. */
      admitted: flag,
      /** Of one chance. */
      questions: count,
      /** For one question. */
      seconds: count,
      /** Left today. */
      chances: count,
      /** Of today, those from friends included. */
      chances_all: count,
      /** Friends who have opened the member's link today. */
      friends: count,
      friends_most: count,
      /** The score that earns a draw. */
      draw_from: count,
      /** The unfinished chance; '' for none. */
      run: text,
      /** The newest chance with a draw that was not made; '' for none. */
      undrawn: text,
      prizes: list(prize, 'may lose all'),
      top: list(ranked, 'may lose all'),
      rule: text,
      mine: ownRank,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchGame'),
});
export type GameDetail = z.output<(typeof gameDetail)['data']>;

const closed = ['noSuchGame', 'gameEarly', 'gameOver'] as const;
const gates = ['gamePhoneNeeded', 'gameDoctorsOnly', 'gameCodeNeeded'] as const;

/** Begins a chance and the time of its first question, or answers the unfinished chance. */
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

/** `asked`: the time of a question runs; `answered`: the next question waits for a tap. */
const runPhases = ['asked', 'answered', 'finished'] as const;

/** `none`: no draw was earned. */
const runDraws = ['none', 'open', 'made'] as const;

const run = object(
  {
    id,
    game: id,
    title: requiredText,
    seconds: count,
    /** Of the question, from 1 to `total`. */
    place: count,
    total: count,
    phase: oneOf(runPhases),
    /** The running question, or the last that was answered; [] where editors have removed it. */
    question: list(questionSchema, 'may lose all'),
    /** Time left for the question by the server's clock. */
    left: duration,
    /** Values of the member's answer; this and the next four fields are those of an answered question. */
    chosen: list(text),
    /** In words; [] while the member can still take the exam from which the game draws. */
    right: list(text),
    correct: flag,
    late: flag,
    explanation: text,
    score: count,
    hits: count,
    spent: duration,
    draws: oneOf(runDraws),
    /** The draw that was made; '' for none. */
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
 * Answers the running question, without values where its time is over. A late answer is wrong; answering again
 * changes nothing and answers the chance's present state.
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

/** Goes on to the question at `place` and starts its time; repeating it answers the present state. */
export const nextGameQuestion = defineEndpoint({
  path: '/v1/game/next',
  payload: object({ run: id, place: count }),
  data: run,
  access: 'member',
  changes: true,
  refusals: pickRefusals(contestRefusals, 'noSuchRun', 'gameOver', 'notThisQuestion'),
});

/** Draws a prize for a finished chance; repeating it answers the same draw. */
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

export const readGameDraw = defineEndpoint({
  path: '/v1/game/prize',
  payload: object({ id }),
  data: object(
    {
      ...wonFields,
      /** No prize was left. */
      lost: flag,
      receiver: text,
      /** Masked. */
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

/** The member's prizes, the newest first, without `thanks` and draws that won nothing. */
export const ownGamePrizes = defineEndpoint({
  path: '/v1/game/prizes',
  payload: object({ ...pageOf }),
  data: paged('data', 'last_page', won),
  access: 'member',
  refusals: {},
});

/** Claims goods, which are then sent to one of the member's addresses. */
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

/** The ranking by each member's best chance. */
export const gameRank = defineEndpoint({
  path: '/v1/game/rank',
  payload: object({ id, ...pageOf }),
  data: ranking,
  access: 'member',
  refusals: pickRefusals(contestRefusals, 'noSuchGame'),
});

/** Gives a chance to the friend whose link the member has opened, once a day; `counted`: this visit gave it. */
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

/** Admits the member by a code, which nobody else can use any more. */
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
