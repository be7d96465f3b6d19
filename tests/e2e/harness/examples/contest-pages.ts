import { and, eq } from 'drizzle-orm';
import { game, gameDraw, gamePrize, gameRun } from '#server/db/tables/contest.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

/** A game that was played, with goods that wait for an address. */
export const examples: Examples = async (db, memberId) => {
  const gameId = await firstId(db, game, eq(game.gate, 'none'));
  const gated = await firstId(db, game, eq(game.gate, 'code'));
  const [prize] = await db
    .select()
    .from(gamePrize)
    .where(and(eq(gamePrize.gameId, gameId), eq(gamePrize.kind, 'goods')));
  const at = new Date();
  const of = { gameId, memberId };
  const [run] = await db
    .insert(gameRun)
    .values({
      ...of,
      day: '2026-01-01',
      turn: 1,
      drawn: [],
      startedAt: at,
      finishedAt: at,
      earned: true,
    })
    .returning();
  const won = { prizeId: prize?.id ?? null, kind: 'goods', title: prize?.title ?? '' } as const;
  const [draw] = await db
    .insert(gameDraw)
    .values({ ...of, ...won, runId: run?.id ?? 0, state: 'unclaimed', at })
    .returning();
  return {
    '/game/detail/:game_id': `/game/detail/${gameId}`,
    '/answer_active/:answer_id': `/answer_active/${run?.id}`,
    '/active/rank': `/active/rank?id=${gameId}`,
    '/active/auth': `/active/auth?id=${gated}`,
    '/active/game_revice': `/active/game_revice?id=${draw?.id}`,
    '/luck_draw_result/:id': `/luck_draw_result/${draw?.id}`,
  };
};
