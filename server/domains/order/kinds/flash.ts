import { flashAddress } from '#schemas/activity/addresses.ts';
import { FLASH } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import {
  activityOf,
  activityStateOf,
  assertRunning,
  limitsOf,
  releaseSeats,
  seatsOfMember,
  takeSeats,
} from '../groups/activity.ts';
import { admit } from '../groups/admit.ts';
import { refundTextOf } from '../groups/meeting.ts';
import { asItsProduct, soldIn } from '../groups/sold.ts';
import { unpaidOrder } from '../rows/unpaid-order.ts';
import { giveProduct } from './product.ts';
import { productToBuy } from './product-sale.ts';
import type { OrderDraft, Purchasable } from './purchasable.ts';

const reserve = async (tx: Database, draft: OrderDraft): Promise<void> => {
  const { targetId, memberId, quantity } = draft;
  await takeSeats(tx, targetId, quantity);
  const { perMember } = limitsOf(await soldIn(tx, targetId));
  const had = await seatsOfMember(tx, 'flash', targetId, memberId);
  if (had + quantity > perMember) throw new RefusedError(activityRefusals.memberLimit, perMember);
};

export const flash: Purchasable = {
  ...asItsProduct,
  life: 15 * MINUTE,
  load: async (buyer, { id }) => {
    const { db, member, now } = buyer;
    const row = await activityOf(db, keyOf(id), FLASH);
    const held = async () => (await unpaidOrder(db, member.id, `flash:${row.id}`)) !== undefined;
    assertRunning(row, now, { soldout: activityStateOf(row, now) === 'soldout' && (await held()) });
    await productToBuy(buyer, row.productId);
    return {
      kind: 'flash',
      targetId: row.id,
      groupId: null,
      item: `flash:${row.id}`,
      title: row.title,
      subtitle: row.subtitle,
      thumb: row.thumb,
      link: flashAddress({ id: row.id }),
      unitFen: row.groupPriceFen,
      memberFen: null,
      reduced: { why: '秒杀价不与优惠券、积分、会员价同享' },
      refundText: refundTextOf(row, now),
      most: limitsOf(row).perOrder,
    };
  },
  reserve,
  release: (tx, { targetId, quantity }) => releaseSeats(tx, targetId, quantity),
  deliver: async (tx, order, now) => {
    const row = await soldIn(tx, order.targetId);
    await giveProduct(tx, order, row.productId, 'buy', now);
    await admit(tx, order, row, now);
    return 'settle';
  },
};
