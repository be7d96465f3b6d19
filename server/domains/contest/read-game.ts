import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { gameDetail as endpoint, gameRank } from '#schemas/contest/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { gamePrize, gameRun } from '../../db/tables/contest.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { chancesWith, tallyOf } from './chances.ts';
import { barOf, gameOf, gameStateOf } from './games.ts';
import { RANK_RULE, rankingOf } from './ranking.ts';

const TOP = 3;

const ownRuns = async (db: Database, gameId: number, memberId: number) => {
  // raw SQL, since a drizzle select of one table omits table names and both tables have an `id`
  const undrawn = sql<boolean>`(game_run.earned and not exists (
    select 1 from game_draw where game_draw.run_id = game_run.id))`;
  const rows = await db
    .select({ id: gameRun.id, finishedAt: gameRun.finishedAt, undrawn })
    .from(gameRun)
    .where(
      and(
        eq(gameRun.gameId, gameId),
        eq(gameRun.memberId, memberId),
        or(isNull(gameRun.finishedAt), undrawn),
      ),
    )
    .orderBy(desc(gameRun.id));
  const idOf = (row: { id: number } | undefined) => (row ? String(row.id) : '');
  return {
    run: idOf(rows.find(({ finishedAt }) => finishedAt === null)),
    undrawn: idOf(rows.find((row) => row.undrawn)),
  };
};

/** Refuses `noSuchGame`. */
export const readGame: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const row = await gameOf(db, id);
  const day = chinaDate(now);
  const prizes = await db
    .select()
    .from(gamePrize)
    .where(eq(gamePrize.gameId, row.id))
    .orderBy(asc(gamePrize.id));
  const runs = await ownRuns(db, row.id, member.id);
  const tally = await tallyOf(db, row.id, member.id, day);
  const { items, mine } = await rankingOf(db, member, { gameId: row.id, limit: TOP, offset: 0 });
  const chancesAll = chancesWith(row, tally);
  return {
    ...runs,
    id: String(row.id),
    title: row.title,
    thumb: row.thumb,
    rules: row.rules,
    startTime: row.startAt?.getTime() ?? null,
    endTime: row.endAt?.getTime() ?? null,
    state: gameStateOf(row, now),
    asks: row.gate,
    admitted: barOf(row, member, tally.codes) === undefined,
    questions: row.draw,
    seconds: row.seconds,
    chances: Math.max(0, chancesAll - tally.begun),
    chancesAll,
    friends: tally.friends,
    friendsMost: row.friendsMost,
    drawFrom: row.drawFrom,
    prizes: prizes.map((prize) => ({
      id: String(prize.id),
      title: prize.title,
      thumb: prize.thumb,
      kind: prize.kind,
      left: prize.stock - prize.given,
    })),
    top: items,
    rule: RANK_RULE,
    mine,
  };
};

/** Refuses `noSuchGame`. */
export const readGameRank: Verb<typeof gameRank> = async ({ db, member }, { id, page }) => {
  const row = await gameOf(db, id);
  const { items, ranked, mine } = await rankingOf(db, member, {
    gameId: row.id,
    ...rowsOf(page),
  });
  return { items, pageCount: pagesOf(ranked), rule: RANK_RULE, mine };
};
