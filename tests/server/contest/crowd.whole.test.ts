import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { drawGamePrize } from '#schemas/contest/endpoints.ts';
import { game, gameDraw, gamePrize, gameRun } from '#server/db/tables/contest.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { examsOn, pool } from '../harness/exam/calls.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { hasPostgres } from '../harness/postgres/database.ts';
import { callServers, SERVERS } from '../harness/server/call-servers.ts';

/** `GAME_CROWD=1000` for the full count (docs/contests.md). */
const MEMBERS = Number(process.env.GAME_CROWD ?? 120);
const PRIZES = 10;

vi.setConfig({ testTimeout: 120_000 + MEMBERS * 200 });

const servers = callServers();

describe.skipIf(!hasPostgres)(`draws on ${SERVERS} servers`, () => {
  it(`give ${PRIZES} prizes to ${MEMBERS} at once, each once`, async () => {
    const { db, callAll } = await servers();
    const poolId = Number(await examsOn(db).publish({}, pool));
    const [made] = await db.insert(game).values({ title: '每日一答', poolId }).returning();
    const gameId = made?.id ?? 0;
    const people = await crowdOf(db, MEMBERS);
    await db
      .insert(gamePrize)
      .values({ gameId, title: '水杯', kind: 'goods', stock: PRIZES, weight: 1 });
    const day = '2026-01-01';
    const now = new Date();
    const calls = [];
    for (const { token, memberId } of people) {
      const [run] = await db
        .insert(gameRun)
        .values({
          ...{ gameId, memberId, day, turn: 1, drawn: [], earned: true },
          ...{ startedAt: now, finishedAt: now },
        })
        .returning();
      const call = { path: drawGamePrize.path, payload: { run: `${run?.id}` }, token };
      // each is asked for on two servers
      calls.push(call, call);
    }
    const notices = await callAll(calls);
    expect(new Set(notices.map(({ code }) => code))).toEqual(new Set(['200']));
    expect(new Set(notices.map(({ data }) => JSON.stringify(data))).size).toBe(MEMBERS);
    const draws = await db.select().from(gameDraw).where(eq(gameDraw.gameId, gameId));
    expect(draws).toHaveLength(MEMBERS);
    expect(draws.filter(({ prizeId }) => prizeId !== null)).toHaveLength(PRIZES);
    const [prize] = await db.select().from(gamePrize).where(eq(gamePrize.gameId, gameId));
    expect(prize).toMatchObject({ given: PRIZES, stock: PRIZES });
    expect(await auditBooks(db)).toEqual([]);
  });
});
