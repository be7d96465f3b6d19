import { and, eq, inArray } from 'drizzle-orm';
import type { GameRun } from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { game, gameDraw, gameRun } from '../../../db/tables/contest.ts';
import { question, questionnaire } from '../../../db/tables/questionnaire.ts';
import {
  drawnOf,
  type QuestionRow,
  rightWords,
  standingsOf,
  toQuestions,
} from '../../../libraries/assessment/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { SECOND } from '../../../platform/time/durations.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import type { Game, Run } from '../games.ts';

/** How long after the time of its question an answer may still arrive, in ms. */
export const GRACE = SECOND;

export type Standing = { run: Run; game: Game; questions: ReadonlyMap<number, QuestionRow> };

/** Refuses `noSuchRun`, also for another member's chance. */
export const standingOf = async (
  db: Database,
  memberId: number,
  id: string,
  { lock }: { lock: boolean },
): Promise<Standing> => {
  const own = and(eq(gameRun.id, keyOrZero(id)), eq(gameRun.memberId, memberId));
  const query = db
    .select({ run: gameRun, game })
    .from(gameRun)
    .innerJoin(game, eq(game.id, gameRun.gameId))
    .where(own);
  const [found] = await (lock ? query.for('update', { of: gameRun }) : query);
  if (!found) throw new RefusedError(contestRefusals.noSuchRun);
  const ids = found.run.drawn.map((each) => each.question);
  const rows = await db.select().from(question).where(inArray(question.id, ids));
  const questions = new Map(drawnOf(rows, found.run).map((row) => [row.id, row]));
  return { ...found, questions };
};

/** From 0: the running question, else the one that was answered last. */
const shownAt = ({ askedAt, answers }: Run): number =>
  askedAt ? answers.length : Math.max(0, answers.length - 1);

/** When the time of the running question ends, in ms. */
export const endOf = ({ run, game: { seconds } }: Standing): number =>
  (run.askedAt?.getTime() ?? 0) + seconds * SECOND;

const phaseOf = ({ finishedAt, askedAt }: Run): GameRun['phase'] => {
  if (finishedAt) return 'finished';
  return askedAt ? 'asked' : 'answered';
};

/** '' where the chance has no draw. */
const drawOf = async (db: Database, run: Run): Promise<string> => {
  if (!run.earned) return '';
  const [made] = await db
    .select({ id: gameDraw.id })
    .from(gameDraw)
    .where(eq(gameDraw.runId, run.id));
  return made ? String(made.id) : '';
};

/**
 * While the member can still take the exam that the questions come from, the game reveals no right answers.
 */
const isStillTaken = async (db: Database, { run, game: of }: Standing, now: number) => {
  const [paper] = await db.select().from(questionnaire).where(eq(questionnaire.id, of.poolId));
  if (!paper?.published) return false;
  const standings = await standingsOf(db, run.memberId, [paper], now);
  return standings.get(paper.id)?.through !== true;
};

/** Reveals nothing of what is right in a running question. */
export const toRun = async (db: Database, standing: Standing, now: number): Promise<GameRun> => {
  const { run, game: of, questions } = standing;
  const at = shownAt(run);
  const shown = questions.get(run.drawn[at]?.question ?? 0);
  const phase = phaseOf(run);
  const runAnswer = phase === 'asked' ? undefined : run.answers[at];
  const draw = await drawOf(db, run);
  const shownQuestion =
    runAnswer && shown && !(await isStillTaken(db, standing, now)) ? shown : undefined;
  return {
    id: String(run.id),
    game: String(run.gameId),
    title: of.title,
    seconds: of.seconds,
    place: at + 1,
    total: run.drawn.length,
    phase,
    question: shown ? toQuestions([shown]) : [],
    left: phase === 'asked' ? Math.max(0, endOf(standing) - now) : 0,
    chosen: runAnswer?.values ?? [],
    right: shownQuestion ? rightWords(shownQuestion) : [],
    correct: runAnswer?.right ?? false,
    late: runAnswer?.late ?? false,
    explanation: shownQuestion?.explanation ?? '',
    score: run.score,
    hits: run.answers.filter(({ right }) => right).length,
    spent: run.spentMs,
    draws: !run.earned ? 'none' : draw === '' ? 'open' : 'made',
    draw,
    drawFrom: of.drawFrom,
  };
};
