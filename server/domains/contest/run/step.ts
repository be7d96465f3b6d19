import { eq } from 'drizzle-orm';
import { faultOf } from '#schemas/assessment/judge.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type {
  answerGame as answerEndpoint,
  nextGameQuestion as nextEndpoint,
  readGameRun as readEndpoint,
} from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { severalLines } from '#schemas/text/tidy-text.ts';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { gameRun, type RunAnswer } from '../../../db/tables/contest.ts';
import { isRight, toQuestions } from '../../../libraries/assessment/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { SECOND } from '../../../platform/time/durations.ts';
import { gameStateOf } from '../games.ts';
import { endOf, GRACE, type Standing, standingOf, toRun } from './stands.ts';

/** Refuses `noSuchRun`. */
export const readGameRun: Verb<typeof readEndpoint> = async ({ db, member, now }, { id }) =>
  toRun(db, await standingOf(db, member.id, id, { lock: false }), now);

/** Refuses `gameOver`. */
const assertNotOver = ({ game }: Standing, now: number): void => {
  if (gameStateOf(game, now) === 'over') throw new RefusedError(contestRefusals.gameOver);
};

/** Judges by the server's clock. Refuses `answersInvalid`. */
const judged = (standing: Standing, given: readonly string[], now: number): RunAnswer => {
  const { run, game, questions } = standing;
  const row = questions.get(run.drawn[run.answers.length]?.question ?? 0);
  const late = now > endOf(standing) + GRACE;
  const whole = game.seconds * SECOND;
  if (late || !row || given.length === 0)
    return { values: [], right: false, late: late || given.length === 0, ms: whole };
  const values = given.map(severalLines);
  const [shown] = toQuestions([row]);
  if (!shown || faultOf({ ...shown, required: false }, values))
    throw new RefusedError(assessmentRefusals.answersInvalid);
  const ms = Math.min(whole, Math.max(0, now - (run.askedAt?.getTime() ?? now)));
  return { values, right: isRight(row, values), late: false, ms };
};

const scoreOf = ({ run, questions }: Standing, answers: readonly RunAnswer[]): number =>
  answers.reduce(
    (sum, { right }, at) =>
      sum + (right ? (questions.get(run.drawn[at]?.question ?? 0)?.points ?? 0) : 0),
    0,
  );

const write = async (tx: Database, standing: Standing, set: Partial<Standing['run']>) => {
  const [run] = await tx
    .update(gameRun)
    .set(set)
    .where(eq(gameRun.id, standing.run.id))
    .returning();
  if (!run) throw new Error('a locked chance is there');
  return { ...standing, run };
};

const close = (tx: Database, standing: Standing, runAnswer: RunAnswer, now: number) => {
  const { run, game } = standing;
  const answers = [...run.answers, runAnswer];
  const finished = answers.length === run.drawn.length;
  // earned points stand, even where editors have changed a question since
  const earned = run.score + scoreOf(standing, answers) - scoreOf(standing, run.answers);
  return write(tx, standing, {
    answers,
    askedAt: null,
    score: earned,
    spentMs: run.spentMs + runAnswer.ms,
    finishedAt: finished ? new Date(now) : null,
    earned: finished && earned >= game.drawFrom,
  });
};

/** Refuses `noSuchRun`, `gameOver`, `notThisQuestion`, `answersInvalid`. */
export const answerGame: Verb<typeof answerEndpoint> = ({ db, member, now }, payload) =>
  retryOnConflict(db, async (tx) => {
    const standing = await standingOf(tx, member.id, payload.run, { lock: true });
    const { run } = standing;
    const { question: named, values } = payload.answer;
    const position = run.drawn.findIndex(({ question }) => String(question) === named);
    // an answer whose reply was lost comes again
    if (position >= 0 && position < run.answers.length) return toRun(tx, standing, now);
    if (position !== run.answers.length || !run.askedAt)
      throw new RefusedError(contestRefusals.notThisQuestion);
    assertNotOver(standing, now);
    const closed = await close(tx, standing, judged(standing, values, now), now);
    return toRun(tx, closed, now);
  });

/** Refuses `noSuchRun`, `gameOver`, `notThisQuestion`. */
export const nextGameQuestion: Verb<typeof nextEndpoint> = (
  { db, member, now },
  { run: id, place },
) =>
  retryOnConflict(db, async (tx) => {
    const standing = await standingOf(tx, member.id, id, { lock: true });
    const { run, questions } = standing;
    const shown = run.answers.length + 1;
    if (run.finishedAt || (run.askedAt && place === shown)) return toRun(tx, standing, now);
    if (place !== shown || run.askedAt) throw new RefusedError(contestRefusals.notThisQuestion);
    assertNotOver(standing, now);
    const at = new Date(now);
    const begun = await write(tx, standing, { askedAt: at });
    if (questions.has(run.drawn[run.answers.length]?.question ?? 0)) return toRun(tx, begun, now);
    // editors have removed the question: nobody can answer it
    const nothing = { values: [], right: false, late: false, ms: 0 };
    return toRun(tx, await close(tx, begun, nothing, now), now);
  });
