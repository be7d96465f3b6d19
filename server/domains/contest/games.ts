import { and, eq, inArray } from 'drizzle-orm';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { game, type gameRun } from '../../db/tables/contest.ts';
import { question } from '../../db/tables/questionnaire.ts';
import { hasRight, type QuestionRow } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

export type Game = typeof game.$inferSelect;
export type Run = typeof gameRun.$inferSelect;

/** Refuses `noSuchGame`. */
export const gameOf = async (db: Database, id: string): Promise<Game> => {
  const known = and(eq(game.id, keyOrZero(id)), eq(game.published, true));
  const [row] = await db.select().from(game).where(known);
  if (!row) throw new RefusedError(contestRefusals.noSuchGame);
  return row;
};

export const gameStateOf = ({ startAt, endAt }: Game, now: number): 'before' | 'open' | 'over' => {
  if (startAt && startAt.getTime() > now) return 'before';
  return endAt && endAt.getTime() <= now ? 'over' : 'open';
};

/** Refuses `gameEarly`, `gameOver`. */
export const assertRunning = (row: Game, now: number): void => {
  const state = gameStateOf(row, now);
  if (state === 'before') throw new RefusedError(contestRefusals.gameEarly);
  if (state === 'over') throw new RefusedError(contestRefusals.gameOver);
};

/**
 * What keeps a member out of a game; undefined for nothing. `codes`: how many of its codes the member has.
 */
export const barOf = (
  { gate }: Game,
  { doctor, phone }: Pick<Member, 'doctor' | 'phone'>,
  codes: number,
): Refusal | undefined => {
  if (gate === 'phone' && phone === '') return contestRefusals.gamePhoneNeeded;
  if (gate === 'doctor' && !doctor) return contestRefusals.gameDoctorsOnly;
  return gate === 'code' && codes === 0 ? contestRefusals.gameCodeNeeded : undefined;
};

/** The kinds that a machine judges at once. */
const played = ['single', 'multiple', 'judge', 'fill'] as const;

const isPlayed = (row: QuestionRow): boolean =>
  played.some((kind) => kind === row.kind) && hasRight(row);

export const poolOf = async (db: Database, { poolId }: Game): Promise<QuestionRow[]> => {
  const rows = await db
    .select()
    .from(question)
    .where(and(eq(question.questionnaireId, poolId), inArray(question.kind, [...played])));
  return rows.filter(isPlayed);
};
