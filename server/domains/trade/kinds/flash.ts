import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/events.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { keyOf } from '../../../platform/keys.ts';
import {
  activityOf,
  checkRunning,
  FLASH,
  giveBackPlaces,
  limitsOf,
  placesOfMember,
  takePlaces,
} from '../activities/activity.ts';
import { unpaidOrder } from '../unpaid-order.ts';
import { type Draft, type Kind, MINUTE, ownedAlready } from './kind.ts';
import {
  giveProduct,
  ownsProduct,
  productByKey,
  productPlace,
  studyTerms,
  takeProduct,
} from './product.ts';

/** As it is, whether on the shelf or not. */
export const soldIn = async (db: Database, activityId: number) => {
  const [row] = await db.select().from(activity).where(eq(activity.id, activityId));
  if (!row || row.productId === null) throw new RefusedError('noSuchActivity');
  return { ...row, productId: row.productId };
};

const reserve = async (tx: Database, draft: Draft): Promise<void> => {
  const { targetId, memberId, quantity } = draft;
  await takePlaces(tx, targetId, quantity);
  const { perMember } = limitsOf(await soldIn(tx, targetId));
  const had = await placesOfMember(tx, 'flash', targetId, memberId);
  if (had + quantity > perMember) throw new RefusedError('memberLimit', perMember);
};

/** Few places at a low price, by the server's clock. */
export const flash: Kind = {
  life: 15 * MINUTE,
  load: async ({ db, member, now }, { id }) => {
    const row = await activityOf(db, keyOf(id), FLASH);
    const held = () => unpaidOrder(db, member.id, `flash:${row.id}`);
    await checkRunning(row, now, { soldout: async () => (await held()) !== undefined });
    if (await ownsProduct(db, member.id, row.productId, now))
      throw new RefusedError('alreadyOwned');
    return {
      kind: 'flash',
      targetId: row.id,
      groupId: null,
      item: `flash:${row.id}`,
      title: row.title,
      subtitle: row.subtitle,
      thumb: row.thumb,
      link: `/sk_detail/${row.id}`,
      unitFen: row.groupPriceFen,
      memberFen: null,
      reduced: { why: '秒杀价不与优惠券、积分、会员价同享' },
      most: limitsOf(row).perOrder,
    };
  },
  reserve,
  release: (tx, { targetId, quantity }) => giveBackPlaces(tx, targetId, quantity),
  spare: async (tx, { memberId, targetId }, now) =>
    ownedAlready(await ownsProduct(tx, memberId, (await soldIn(tx, targetId)).productId, now)),
  deliver: async (tx, order, now) => {
    const { productId } = await soldIn(tx, order.targetId);
    await giveProduct(tx, order, productId, 'buy', now);
    return 'settle';
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
