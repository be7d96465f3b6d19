import { and, desc, eq, ne } from 'drizzle-orm';
import type {
  claimGamePrize as claimEndpoint,
  ownGamePrizes as listEndpoint,
  readGameDraw as readEndpoint,
} from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { selectPage } from '../../../db/select-page.ts';
import { game, gameDraw } from '../../../db/tables/contest.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { addressIn, ownAddresses } from '../../address/index.ts';

type Draw = typeof gameDraw.$inferSelect;

const toWon = ({ row, gameTitle }: { row: Draw; gameTitle: string }) => ({
  id: String(row.id),
  game: String(row.gameId),
  gameTitle,
  kind: row.kind,
  title: row.title,
  thumb: row.thumb,
  points: row.points,
  state: row.state,
  at: row.at.getTime(),
});

/** Refuses `noSuchDraw`, also for another member's draw. */
export const readGameDraw: Verb<typeof readEndpoint> = async ({ db, member }, { id }) => {
  const own = and(eq(gameDraw.id, keyOrZero(id)), eq(gameDraw.memberId, member.id));
  const [found] = await db
    .select({ row: gameDraw, gameTitle: game.title })
    .from(gameDraw)
    .innerJoin(game, eq(game.id, gameDraw.gameId))
    .where(own);
  if (!found) throw new RefusedError(contestRefusals.noSuchDraw);
  const { prizeId, receiver, phone, address, carrier, tracking, sentAt } = found.row;
  return {
    ...toWon(found),
    lost: prizeId === null,
    ...{ receiver, address, carrier, tracking },
    phone: maskedPhone(phone),
    sentAt: sentAt?.getTime() ?? null,
  };
};

export const ownGamePrizes: Verb<typeof listEndpoint> = async ({ db, member }, { page }) => {
  const own = and(eq(gameDraw.memberId, member.id), ne(gameDraw.kind, 'thanks'));
  const draws = db
    .select({ row: gameDraw, gameTitle: game.title })
    .from(gameDraw)
    .innerJoin(game, eq(game.id, gameDraw.gameId));
  const { rows, pageCount } = await selectPage(db, draws, {
    ...{ where: own, orderBy: [desc(gameDraw.id)], page, counted: gameDraw },
  });
  return { items: rows.map(toWon), pageCount };
};

/** Refuses `noSuchDraw`, `nothingToClaim`, `alreadyClaimed`, `noSuchAddress`. */
export const claimGamePrize: Verb<typeof claimEndpoint> = async (
  { db, member, now },
  { draw, address: named },
) => {
  const own = and(eq(gameDraw.id, keyOrZero(draw)), eq(gameDraw.memberId, member.id));
  const [row] = await db.select().from(gameDraw).where(own).for('update');
  if (!row) throw new RefusedError(contestRefusals.noSuchDraw);
  if (row.state === 'settled') throw new RefusedError(contestRefusals.nothingToClaim);
  if (row.state !== 'unclaimed') throw new RefusedError(contestRefusals.alreadyClaimed);
  const to = addressIn(await ownAddresses(db, member.id), named);
  const { receiver, phone, province, city, county, detail } = to;
  const address = [province, city, county, detail].filter((part) => part !== '').join(' ');
  await db
    .update(gameDraw)
    .set({ state: 'claimed', receiver, phone, address, claimedAt: new Date(now) })
    .where(own);
  return {};
};
