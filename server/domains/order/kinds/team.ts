import { teamAddress } from '#schemas/activity/addresses.ts';
import { TEAM } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import {
  activityOf,
  assertRunning,
  limitsOf,
  releaseSeats,
  seatsOfMember,
  takeSeats,
} from '../groups/activity.ts';
import { admit } from '../groups/admit.ts';
import {
  assertGroupOpen,
  holdSeat,
  joinGroup,
  leaveSeat,
  openGroup,
  openGroupOf,
  seatIn,
  teamItem,
} from '../groups/groups.ts';
import { refundTextOf } from '../groups/meeting.ts';
import { asItsProduct, soldIn } from '../groups/sold.ts';
import { giveProduct } from './product.ts';
import { productToBuy } from './product-sale.ts';
import type { OrderDraft, Purchasable } from './purchasable.ts';

type Seat = Awaited<ReturnType<typeof seatIn>>;

/** null to open a group. Refuses `ownGroup`, `groupElsewhere`, and what `assertGroupOpen` refuses. */
const requestedGroup = (
  { own, unpaid, requested }: Seat,
  activityId: number,
  groupId: string,
  now: number,
): number | null => {
  if (own !== null)
    throw new RefusedError(
      String(own) === groupId || !groupId
        ? activityRefusals.ownGroup
        : activityRefusals.groupElsewhere,
    );
  if (groupId === '') return null;
  if (requested?.activityId !== activityId) throw new RefusedError(activityRefusals.noSuchGroup);
  // this member's own unpaid order may hold the group's last place
  const ownHeld = unpaid?.groupId === requested.id ? 1 : 0;
  assertGroupOpen({ ...requested, reserved: requested.reserved - ownHeld }, now);
  return requested.id;
};

const reserve = async (tx: Database, draft: OrderDraft, now: number): Promise<void> => {
  const { targetId, groupId, memberId, quantity } = draft;
  if (groupId !== null) await holdSeat(tx, groupId, now);
  await takeSeats(tx, targetId, quantity);
  if ((await openGroupOf(tx, targetId, memberId)) !== null)
    throw new RefusedError(activityRefusals.ownGroup);
  const { perMember } = limitsOf(await soldIn(tx, targetId));
  const had = await seatsOfMember(tx, 'team', targetId, memberId);
  if (had + quantity > perMember) throw new RefusedError(activityRefusals.memberLimit, perMember);
};

export const team: Purchasable = {
  ...asItsProduct,
  life: 15 * MINUTE,
  load: async (buyer, purchaseTarget) => {
    const { db, member, now } = buyer;
    const row = await activityOf(db, keyOf(purchaseTarget.id), TEAM);
    const wanted = {
      activityId: row.id,
      memberId: member.id,
      groupId: keyOf(purchaseTarget.groupId),
    };
    const seat = await seatIn(db, wanted);
    const exceptions = { soldout: seat.unpaid !== null, over: purchaseTarget.groupId !== '' };
    assertRunning(row, now, exceptions);
    const groupId = requestedGroup(seat, row.id, purchaseTarget.groupId, now);
    await productToBuy(buyer, row.productId);
    return {
      kind: 'team',
      targetId: row.id,
      groupId,
      item: teamItem(row.id),
      title: row.title,
      subtitle: groupId === null ? `开团，${row.need} 人成团` : `参团，${row.need} 人成团`,
      thumb: row.thumb,
      link: teamAddress({ id: row.id }),
      unitFen: row.groupPriceFen,
      memberFen: null,
      reduced: { why: '拼团价不与优惠券、积分、会员价同享' },
      refundText: refundTextOf(row, now),
      most: limitsOf(row).perOrder,
    };
  },
  reserve,
  release: async (tx, { state, groupId, targetId, quantity }) => {
    // a paid order keeps its place in the group's own count
    if (groupId !== null && state === 'unpaid') await leaveSeat(tx, groupId);
    await releaseSeats(tx, targetId, quantity);
  },
  deliver: async (tx, order, now) => {
    const row = await soldIn(tx, order.targetId);
    if (order.groupId === null) {
      await openGroup(tx, order, row, now);
      return 'group';
    }
    if (!(await joinGroup(tx, order, order.groupId, now))) return 'group';
    await giveProduct(tx, order, row.productId, 'team', now);
    await admit(tx, order, row, now);
    return 'full';
  },
};
