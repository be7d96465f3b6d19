import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { gameCode, gameRun, gameVisit } from '../../db/tables/contest.ts';
import type { Game } from './games.ts';

export const tallyOf = async (db: Database, gameId: number, memberId: number, day: string) => {
  const [counts] = await db
    .select({
      codes: db.$count(gameCode, and(eq(gameCode.gameId, gameId), eq(gameCode.memberId, memberId))),
      begun: db.$count(
        gameRun,
        and(eq(gameRun.gameId, gameId), eq(gameRun.memberId, memberId), eq(gameRun.day, day)),
      ),
      friends: db.$count(
        gameVisit,
        and(
          eq(gameVisit.gameId, gameId),
          eq(gameVisit.inviterId, memberId),
          eq(gameVisit.day, day),
        ),
      ),
    })
    .from(oneRow);
  return counts ?? { codes: 0, begun: 0, friends: 0 };
};
export type Tally = Awaited<ReturnType<typeof tallyOf>>;

export const chancesWith = (row: Game, { friends }: Tally): number =>
  row.chances + Math.min(friends, row.friendsMost);

export const runningOf = async (
  db: Database,
  gameId: number,
  memberId: number,
): Promise<string | undefined> => {
  const doing = and(eq(gameRun.gameId, gameId), eq(gameRun.memberId, memberId));
  const [run] = await db
    .select({ id: gameRun.id })
    .from(gameRun)
    .where(and(doing, isNull(gameRun.finishedAt)));
  return run && String(run.id);
};
