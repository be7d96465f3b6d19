import { randomInt } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { claimPrizeAddress } from '#schemas/contest/addresses.ts';
import type { drawGamePrize as endpoint } from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { game, gameDraw, gamePrize, gameRun } from '../../../db/tables/contest.ts';
import { post } from '../../../libraries/ledger/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { awardCopy } from '../../coupon/index.ts';

type Prize = typeof gamePrize.$inferSelect;

const byWeight = (prizes: readonly Prize[]): Prize | undefined => {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return undefined;
  let at = randomInt(all);
  return prizes.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
};

/** Takes one under the lock of the prize's row; false where none is left. */
const takeOne = async (tx: Database, { id }: Prize): Promise<boolean> => {
  const taken = await tx
    .update(gamePrize)
    .set({ given: sql`${gamePrize.given} + 1` })
    .where(and(eq(gamePrize.id, id), lt(gamePrize.given, gamePrize.stock)))
    .returning({ id: gamePrize.id });
  return taken.length > 0;
};

const putBack = (tx: Database, { id }: Prize) =>
  tx
    .update(gamePrize)
    .set({ given: sql`${gamePrize.given} - 1` })
    .where(eq(gamePrize.id, id));

type By = { memberId: number; now: number };

/** undefined where nothing is left, or no copy of a coupon. */
const drawOne = async (tx: Database, gameId: number, { memberId, now }: By) => {
  let left = await tx
    .select()
    .from(gamePrize)
    .where(and(eq(gamePrize.gameId, gameId), lt(gamePrize.given, gamePrize.stock)))
    .orderBy(asc(gamePrize.id));
  for (let prize = byWeight(left); prize; prize = byWeight(left)) {
    const { id, kind, couponId } = prize;
    if (await takeOne(tx, prize)) {
      if (kind !== 'coupon') return prize;
      if (couponId !== null && (await awardCopy(tx, couponId, memberId, now))) return prize;
      await putBack(tx, prize);
    }
    left = left.filter((each) => each.id !== id);
  }
  return undefined;
};

const toDraw = (prize: Prize | undefined) =>
  prize
    ? ({
        prizeId: prize.id,
        kind: prize.kind,
        title: prize.title,
        thumb: prize.thumb,
        points: prize.kind === 'points' ? prize.points : 0,
        state: prize.kind === 'goods' ? 'unclaimed' : 'settled',
      } as const)
    : ({ prizeId: null, kind: 'thanks', title: '奖品已经抽完', state: 'settled' } as const);

/**
 * A chance is drawn once, however often this is called. Refuses `noSuchRun`, `runNotOver`, `drawNotEarned`.
 */
export const drawGamePrize: Verb<typeof endpoint> = async ({ db, member, now }, payload) => {
  const own = and(eq(gameRun.id, keyOrZero(payload.run)), eq(gameRun.memberId, member.id));
  const [found] = await db
    .select({ run: gameRun, game })
    .from(gameRun)
    .innerJoin(game, eq(game.id, gameRun.gameId))
    .where(own)
    .for('update', { of: gameRun });
  if (!found) throw new RefusedError(contestRefusals.noSuchRun);
  const { run } = found;
  if (!run.finishedAt) throw new RefusedError(contestRefusals.runNotOver);
  if (!run.earned) throw new RefusedError(contestRefusals.drawNotEarned);
  const [before] = await db
    .select({ id: gameDraw.id })
    .from(gameDraw)
    .where(eq(gameDraw.runId, run.id));
  if (before) return { draw: String(before.id) };
  const by = { memberId: member.id, now };
  const drawn = toDraw(await drawOne(db, run.gameId, by));
  const of = { runId: run.id, gameId: run.gameId, memberId: member.id, at: new Date(now) };
  const [made] = await db
    .insert(gameDraw)
    .values({ ...of, ...drawn })
    .returning();
  if (!made) throw new Error('a draw was not written');
  if (made.points > 0) {
    const title = `活动奖品：${found.game.title}`;
    const posting = {
      kind: 'reward',
      amount: made.points,
      cause: `game:${made.id}`,
      title,
    } as const;
    await post(db, { memberId: member.id, unit: 'points' }, [posting], now);
  }
  if (made.state === 'unclaimed') {
    const link = claimPrizeAddress({ id: made.id });
    const body = `恭喜你在“${found.game.title}”中抽到“${made.title}”，请填写收货地址。`;
    const news = { title: '请领取你的奖品', body, link, group: 'system' } as const;
    await notifyMember(db, member.id, { ...news, cause: `game:${made.id}` }, now);
  }
  return { draw: String(made.id) };
};
