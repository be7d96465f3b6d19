import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { gameRun, gameVisit } from '../../db/tables/contest.ts';
import type { Game } from './games.ts';

/** How many friends have opened the member's link on a day. */
export const friendsOf = (db: Database, gameId: number, memberId: number, day: string) =>
  db.$count(
    gameVisit,
    and(eq(gameVisit.gameId, gameId), eq(gameVisit.inviterId, memberId), eq(gameVisit.day, day)),
  );

export const chancesWith = (row: Game, friends: number): number =>
  row.chances + Math.min(friends, row.friendsMost);

/** How many chances the member has begun on a day. */
export const begunOn = (db: Database, gameId: number, memberId: number, day: string) =>
  db.$count(
    gameRun,
    and(eq(gameRun.gameId, gameId), eq(gameRun.memberId, memberId), eq(gameRun.day, day)),
  );
