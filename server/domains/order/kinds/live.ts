import { eq } from 'drizzle-orm';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { isComing, isOver } from '#schemas/live/status.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { grant } from '../../../db/tables/course.ts';
import { live as table } from '../../../db/tables/live.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { giveGrant, grantedTo, holding, revokeGrant } from '../../course/index.ts';
import type { Sold } from '../rows/sold-by.ts';
import { noAppointment, ownedAlready, type Purchasable } from './purchasable.ts';

const broadcastByKey = async (db: Database, key: number) => {
  const [row] = await db.select().from(table).where(eq(table.id, key));
  return row;
};

const hasBegun = (row: Sold['live'] | undefined, now: number): boolean =>
  !row || !isComing(row.status) || row.startAt.getTime() <= now;

export const liveKind: Purchasable = {
  life: 30 * MINUTE,
  load: async ({ db, member, now }, { id }) => {
    const [found] = await db
      .select({ row: table, held: grant.id })
      .from(table)
      .leftJoin(grant, holding(member.id, 'live', table.id, now))
      .where(eq(table.id, keyOf(id) ?? 0));
    if (!found?.row.published) throw new RefusedError(liveRefusals.noSuchLive);
    const { row, held } = found;
    if (row.password !== '') throw new RefusedError(orderRefusals.notForSale);
    if (row.priceFen === 0) throw new RefusedError(orderRefusals.freeOfCharge);
    if (held !== null) throw new RefusedError(orderRefusals.alreadyOwned);
    if (isOver(row.status) && row.replay === '') throw new RefusedError(liveRefusals.liveOver);
    return {
      kind: 'live',
      targetId: row.id,
      groupId: null,
      item: `live:${row.id}`,
      title: row.title,
      subtitle: '直播门票，含回放',
      thumb: row.thumb,
      link: liveRoomAddress({ id: row.id }),
      unitFen: row.priceFen,
      memberFen: null,
      reduced: { product: null, categories: [] },
      most: 1,
    };
  },
  spare: async (tx, { memberId, targetId }, now) =>
    ownedAlready(await grantedTo(tx, memberId, 'live', targetId, now)),
  deliver: async (tx, { memberId, targetId }, now) => {
    const given = { memberId, target: 'live', targetId, source: 'buy' } as const;
    await giveGrant(tx, { ...given, endAt: null }, now);
    return 'settle';
  },
  tooLate: (_order, { live }, now) => hasBegun(live, now),
  terms: async (db, { targetId }, now) => {
    const row = await broadcastByKey(db, targetId);
    const until = row?.startAt.getTime() ?? 0;
    return hasBegun(row, now)
      ? { until, percent: 0, refusal: refundRefusals.refundBegun }
      : { until, percent: 0 };
  },
  revoke: (tx, { memberId, targetId }, now) => revokeGrant(tx, memberId, 'live', targetId, now),
  // a replay has no start to wait for
  appointment: ({ live }) =>
    live && !isOver(live.status)
      ? { ...noAppointment, startAt: live.startAt.getTime() }
      : noAppointment,
  address: ({ targetId }) => liveRoomAddress({ id: targetId }),
};
