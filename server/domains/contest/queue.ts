import { and, asc, desc, eq, or } from 'drizzle-orm';
import { drawResultAddress } from '#schemas/contest/addresses.ts';
import { contestDeskApi, parcelStates } from '#schemas/contest/desk-endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { game, gameDraw } from '../../db/tables/contest.ts';
import { member } from '../../db/tables/member.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { decideOnce, defineQueue, queueRows } from '../desk/index.ts';

type Found = { row: typeof gameDraw.$inferSelect; nickname: string; game: string };

const toHead = ({ row, nickname, game: of }: Found) => ({
  ...{ id: row.id, member: row.memberId, nickname, title: row.title, game: of },
  // `claimed`, where a row is no parcel at all
  state: parcelStates.find((each) => each === row.state) ?? 'claimed',
  at: row.at.getTime(),
});

const goods = eq(gameDraw.kind, 'goods');
const waits = eq(gameDraw.state, 'claimed');
const ofMember = eq(member.id, gameDraw.memberId);

const parcels = queueRows({
  key: gameDraw.id,
  from: (db) =>
    db
      .select({ row: gameDraw, nickname: member.nickname, game: game.title })
      .from(gameDraw)
      .innerJoin(member, ofMember)
      .innerJoin(game, eq(game.id, gameDraw.gameId))
      .$dynamic(),
  keys: (db) =>
    db.select({ id: gameDraw.id }).from(gameDraw).innerJoin(member, ofMember).$dynamic(),
  among: goods,
  states: {
    claimed: waits,
    unclaimed: eq(gameDraw.state, 'unclaimed'),
    sent: eq(gameDraw.state, 'sent'),
  },
  order: (state) => [
    state === 'claimed' ? asc(gameDraw.claimedAt) : desc(gameDraw.id),
    asc(gameDraw.id),
  ],
  search: (word) => or(holdsWord(member.nickname, word), holdsWord(gameDraw.title, word)),
  head: toHead,
  look: { what: '奖品的收货地址', of: ({ row }) => row.memberId },
  notFound: contestRefusals.noSuchDraw,
  waiting: (db) => db.$count(gameDraw, waits),
});

export const queues = [
  defineQueue({
    api: contestDeskApi,
    tabs: parcelStates,
    states: { claimed: ['member'], unclaimed: ['member'], sent: ['sendParcel'] },
    verbs: () => ({
      countParcels: parcels.count,
      listParcels: parcels.list,
      readParcel: async (context, { id }) => {
        const found = await parcels.open(context, id);
        const { receiver, phone, address, carrier, tracking, by, claimedAt, sentAt } = found.row;
        return {
          ...{ ...toHead(found), receiver, phone, address, carrier, tracking, by },
          claimedAt: claimedAt?.getTime() ?? null,
          sentAt: sentAt?.getTime() ?? null,
        };
      },
      sendParcel: decideOnce({
        change: (
          db,
          { id, carrier, tracking }: { id: number; carrier: string; tracking: string },
          { name, at },
        ) =>
          db
            .update(gameDraw)
            .set({ state: 'sent', carrier, tracking, by: name, sentAt: at })
            .where(and(goods, eq(gameDraw.id, id), waits))
            .returning(),
        find: (db, { id }) => parcels.find(db, id),
        tell: ({ id, memberId, title, carrier, tracking }) => ({
          ...{ member: memberId, title: '你的奖品已寄出' },
          body: `“${title}”由${carrier}寄出，单号 ${tracking}。`,
          ...{ link: drawResultAddress({ id }), group: 'system', cause: `prize-sent:${id}` },
        }),
        action: 'prize',
        audit: ({ memberId, title, carrier, tracking }) =>
          `寄出会员 ${memberId} 的奖品「${title}」，${carrier} ${tracking}`,
        outcome: 'sent',
      }),
    }),
  }),
];
