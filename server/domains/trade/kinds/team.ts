import { RefusedError } from '../../../platform/errors.ts';
import { keyOf } from '../../../platform/keys.ts';
import {
  activityOf,
  checkRunning,
  giveBackPlaces,
  placesOfMember,
  TEAM,
  takePlaces,
} from '../activities/activity.ts';
import {
  checkOpen,
  groupByKey,
  joinGroup,
  keepPlace,
  leavePlace,
  openGroup,
  openGroupOf,
} from '../activities/groups.ts';
import { unpaidOrder } from '../unpaid-order.ts';
import { soldIn } from './flash.ts';
import { type Asked, type Buyer, type Kind, MINUTE, ownedAlready } from './kind.ts';
import { ownsProduct, productByKey, productPlace, studyTerms, takeProduct } from './product.ts';

/** The group to join, null to open one. Refuses `ownGroup`, `groupElsewhere` and what is closed. */
const groupAsked = async (
  { db, member, now }: Buyer,
  activityId: number,
  { groupId }: Asked,
): Promise<number | null> => {
  const own = await openGroupOf(db, activityId, member.id);
  if (own !== null)
    throw new RefusedError(String(own) === groupId || !groupId ? 'ownGroup' : 'groupElsewhere');
  if (groupId === '') return null;
  const group = await groupByKey(db, keyOf(groupId));
  if (group.activityId !== activityId) throw new RefusedError('noSuchGroup');
  // whether a place is left is judged when it is taken: it may be kept for this very member
  checkOpen({ ...group, reserved: 0 }, now);
  return group.id;
};

/** A place in a group, which opens with the first and closes with the last. */
export const team: Kind = {
  life: 15 * MINUTE,
  load: async (buyer, asked) => {
    const { db, member, now } = buyer;
    const row = await activityOf(db, keyOf(asked.id), TEAM);
    const held = () => unpaidOrder(db, member.id, `team:${row.id}`);
    const soldout = async () => (await held()) !== undefined;
    // a group has its own time, which may end after the activity's
    await checkRunning(row, now, { soldout, over: asked.groupId !== '' });
    if (await ownsProduct(db, member.id, row.productId, now))
      throw new RefusedError('alreadyOwned');
    const groupId = await groupAsked(buyer, row.id, asked);
    return {
      kind: 'team',
      targetId: row.id,
      groupId,
      // one place in an activity, in whichever group
      item: `team:${row.id}`,
      title: row.title,
      subtitle: groupId === null ? `开团，${row.need} 人成团` : `参团，${row.need} 人成团`,
      thumb: row.thumb,
      link: `/teamDetails/${row.id}`,
      unitFen: row.groupPriceFen,
      memberFen: null,
      reduced: { why: '拼团价不与优惠券、积分、会员价同享' },
      most: 1,
    };
  },
  reserve: async (tx, { targetId, groupId, memberId, quantity }, now) => {
    if (groupId !== null) await keepPlace(tx, groupId, now);
    await takePlaces(tx, targetId, quantity);
    if ((await openGroupOf(tx, targetId, memberId)) !== null) throw new RefusedError('ownGroup');
    const { perMember } = await soldIn(tx, targetId);
    const had = await placesOfMember(tx, 'team', targetId, memberId);
    if (had + quantity > perMember) throw new RefusedError('memberLimit', perMember);
  },
  release: async (tx, { state, groupId, targetId, quantity }) => {
    // whoever has paid keeps the place in the group's own count
    if (groupId !== null && state === 'unpaid') await leavePlace(tx, groupId);
    await giveBackPlaces(tx, targetId, quantity);
  },
  spare: async (tx, { memberId, targetId }, now) =>
    ownedAlready(await ownsProduct(tx, memberId, (await soldIn(tx, targetId)).productId, now)),
  deliver: async (tx, order, now) => {
    const row = await soldIn(tx, order.targetId);
    if (order.groupId !== null)
      return joinGroup(tx, order, { groupId: order.groupId, productId: row.productId }, now);
    await openGroup(tx, order, row, now);
    return 'group';
  },
  terms: async (db, order, now) =>
    studyTerms(db, order, (await soldIn(db, order.targetId)).productId, now),
  revoke: async (tx, order, now) =>
    takeProduct(tx, order, (await soldIn(tx, order.targetId)).productId, now),
  place: async (db, { targetId }) => {
    const row = await productByKey(db, (await soldIn(db, targetId)).productId);
    return row ? productPlace(row) : '';
  },
};
