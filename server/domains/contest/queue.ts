import { asc, desc, eq } from 'drizzle-orm';
import { drawResultAddress } from '#schemas/contest/addresses.ts';
import { contestDeskApi, parcelStates, prizeCalls } from '#schemas/contest/desk-endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { game, gameDraw } from '../../db/tables/contest.ts';
import { member } from '../../db/tables/member.ts';
import { defineQueue, queueStates, rowValues } from '../desk/index.ts';

const ofMember = eq(member.id, gameDraw.memberId);

export const queues = [
  defineQueue({
    ...{ api: contestDeskApi, calls: prizeCalls, table: gameDraw, key: gameDraw.id },
    states: { claimed: ['member'], unclaimed: ['member'], sent: ['sendParcel'] },
    from: (db) =>
      db
        .select({ row: gameDraw, nickname: member.nickname, game: game.title })
        .from(gameDraw)
        .innerJoin(member, ofMember)
        .innerJoin(game, eq(game.id, gameDraw.gameId))
        .$dynamic(),
    keys: (db) =>
      db.select({ id: gameDraw.id }).from(gameDraw).innerJoin(member, ofMember).$dynamic(),
    among: eq(gameDraw.kind, 'goods'),
    where: queueStates(gameDraw.state, parcelStates),
    order: (state) => [
      state === 'claimed' ? asc(gameDraw.claimedAt) : desc(gameDraw.id),
      asc(gameDraw.id),
    ],
    search: [member.nickname, gameDraw.title],
    head: ({ row, ...of }) => ({
      ...{ ...rowValues(row), ...of, member: row.memberId },
      // `claimed`, where a row is no parcel at all
      state: parcelStates.find((each) => each === row.state) ?? 'claimed',
    }),
    look: { what: '奖品的收货地址', of: ({ row }) => row.memberId },
    notFound: contestRefusals.noSuchDraw,
    decisions: {
      sendParcel: {
        set: ({ carrier, tracking }, { name, at }) => ({
          ...{ state: 'sent' as const, carrier, tracking, by: name, sentAt: at },
        }),
        tell: ({ id, title, carrier, tracking }) => ({
          ...{ title: '你的奖品已寄出', body: `“${title}”由${carrier}寄出，单号 ${tracking}。` },
          ...{ link: drawResultAddress({ id }), cause: `prize-sent:${id}` },
        }),
        ...{ action: 'prize', outcome: 'sent' },
        audit: ({ memberId, title, carrier, tracking }) =>
          `寄出会员 ${memberId} 的奖品「${title}」，${carrier} ${tracking}`,
      },
    },
  }),
];
