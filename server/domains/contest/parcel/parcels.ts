import { and, asc, desc, eq, or } from 'drizzle-orm';
import { drawResultAddress } from '#schemas/contest/addresses.ts';
import {
  type countParcels as countEndpoint,
  type listParcels as listEndpoint,
  parcelStates,
  type readParcel as readEndpoint,
  type sendParcel as sendEndpoint,
} from '#schemas/contest/desk-endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { game, gameDraw } from '../../../db/tables/contest.ts';
import { member } from '../../../db/tables/member.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import { noteLook, writeAudit } from '../../operator/index.ts';

const SIZE = 20;

const columns = { row: gameDraw, nickname: member.nickname, game: game.title };

type Found = { row: typeof gameDraw.$inferSelect; nickname: string; game: string };

const joined = (db: Database) =>
  db
    .select(columns)
    .from(gameDraw)
    .innerJoin(member, eq(member.id, gameDraw.memberId))
    .innerJoin(game, eq(game.id, gameDraw.gameId))
    .$dynamic();

const goods = eq(gameDraw.kind, 'goods');

/** `claimed`, where a row is no parcel at all. */
const stateOf = ({ state }: Found['row']) =>
  parcelStates.find((each) => each === state) ?? 'claimed';

const toHead = (found: Found) => ({
  ...{ id: found.row.id, member: found.row.memberId, nickname: found.nickname },
  ...{ title: found.row.title, game: found.game, state: stateOf(found.row) },
  at: found.row.at.getTime(),
});

const countWaiting = (db: Database): Promise<number> =>
  db.$count(gameDraw, eq(gameDraw.state, 'claimed'));

export const countParcels: Verb<typeof countEndpoint> = async ({ db }) => ({
  waiting: await countWaiting(db),
});

export const listParcels: Verb<typeof listEndpoint> = async ({ db }, { state, word, page }) => {
  const named =
    word === '' ? undefined : or(holdsWord(member.nickname, word), holdsWord(gameDraw.title, word));
  const filter = and(goods, eq(gameDraw.state, state), named);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joined(db)
    .where(filter)
    .orderBy(state === 'claimed' ? asc(gameDraw.claimedAt) : desc(gameDraw.id), asc(gameDraw.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: gameDraw.id })
    .from(gameDraw)
    .innerJoin(member, eq(member.id, gameDraw.memberId))
    .where(filter)
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages, waiting: await countWaiting(db) };
};

/** Refuses `noSuchDraw`. */
export const readParcel: Verb<typeof readEndpoint> = async (context, { id }) => {
  const [found] = await joined(context.db).where(and(goods, eq(gameDraw.id, id)));
  if (!found) throw new RefusedError(contestRefusals.noSuchDraw);
  const { receiver, phone, address, carrier, tracking, by, memberId, claimedAt, sentAt } =
    found.row;
  await noteLook(context, { what: '奖品的收货地址', members: [memberId] });
  return {
    ...toHead(found),
    ...{ receiver, phone, address, carrier, tracking, by },
    claimedAt: claimedAt?.getTime() ?? null,
    sentAt: sentAt?.getTime() ?? null,
  };
};

/** Refuses `noSuchDraw`. */
export const sendParcel: Verb<typeof sendEndpoint> = async (
  { db, operator: who, now },
  { id, carrier, tracking },
) => {
  const [sent] = await db
    .update(gameDraw)
    .set({ state: 'sent', carrier, tracking, by: who.name, sentAt: new Date(now) })
    .where(and(goods, eq(gameDraw.id, id), eq(gameDraw.state, 'claimed')))
    .returning({ memberId: gameDraw.memberId, title: gameDraw.title });
  if (!sent) {
    if ((await db.$count(gameDraw, and(goods, eq(gameDraw.id, id)))) === 0)
      throw new RefusedError(contestRefusals.noSuchDraw);
    return { outcome: 'stale' };
  }
  const { memberId, title } = sent;
  const body = `“${title}”由${carrier}寄出，单号 ${tracking}。`;
  const news = { title: '你的奖品已寄出', body, link: drawResultAddress({ id }) };
  const told = { ...news, group: 'system', cause: `prize-sent:${id}` } as const;
  await notifyMember(db, memberId, told, now);
  const text = `寄出会员 ${memberId} 的奖品「${title}」，${carrier} ${tracking}`;
  await writeAudit(db, { who, action: 'prize', text, now });
  return { outcome: 'sent' };
};
