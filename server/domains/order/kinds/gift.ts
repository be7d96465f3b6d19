import { productAddress } from '#schemas/course/product-address.ts';
import { giftAddress } from '#schemas/gift/addresses.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { holdGift, isGiftTaken, withdrawGift, wrapGift } from '../../gift/index.ts';
import { addressOfProduct, productForSale } from './product.ts';
import type { Purchasable } from './purchasable.ts';

/** At the list price: a card's rights are its holder's own. */
export const giftKind: Purchasable = {
  life: 30 * MINUTE,
  load: async (buyer, { id }) => {
    const { row } = await productForSale(buyer, keyOf(id));
    if (row.priceFen === 0) throw new RefusedError(orderRefusals.freeOfCharge);
    return {
      kind: 'gift',
      targetId: row.id,
      groupId: null,
      item: `gift:${row.id}`,
      title: row.title,
      subtitle: '送给朋友，对方凭链接领取一次',
      thumb: row.thumb,
      link: productAddress(row),
      unitFen: row.priceFen,
      memberFen: null,
      reduced: { why: '赠送的课程按原价购买，不与优惠券、积分、会员价同享' },
      most: 1,
    };
  },
  deliver: async (tx, order, now) => {
    await wrapGift(tx, order, now);
    return 'settle';
  },
  terms: async (db, { id }) => {
    const free = { until: 0, percent: 0 };
    return (await isGiftTaken(db, id)) ? { ...free, refusal: giftRefusals.giftGiven } : free;
  },
  withhold: (tx, { id }) => holdGift(tx, id),
  revoke: (tx, { id }, now) => withdrawGift(tx, id, now),
  address: (order, sold) =>
    order.state === 'done' ? giftAddress({ id: order.id }) : addressOfProduct(order, sold),
};
