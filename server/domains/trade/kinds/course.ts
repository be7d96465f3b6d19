import type { OrderKind } from '../../../../schemas/api/trade.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { keyOf } from '../../../platform/keys.ts';
import { type Buyer, type Kind, MINUTE, ownedAlready, type Thing } from './kind.ts';
import {
  giveProduct,
  isColumn,
  ownsProduct,
  type Product,
  placesOf,
  productByKey,
  productForSale,
  productPlace,
  studyTerms,
  takeProduct,
} from './product.ts';

/** Refuses `freeOfCharge`, `alreadyOwned`, `freeByCard`. */
const checkBuyable = async (row: Product, { db, member, now }: Buyer): Promise<void> => {
  if (row.priceFen === 0) throw new RefusedError('freeOfCharge');
  if (await ownsProduct(db, member.id, row.id, now)) throw new RefusedError('alreadyOwned');
  const card = member.vipUntil !== null && member.vipUntil.getTime() > now;
  if (card && row.memberFree) throw new RefusedError('freeByCard');
};

const toThing = async (row: Product, { db, member, now }: Buyer): Promise<Thing> => {
  const card = member.vipUntil !== null && member.vipUntil.getTime() > now;
  const kind: OrderKind = isColumn(row) ? 'column' : 'course';
  return {
    kind,
    targetId: row.id,
    groupId: null,
    item: `product:${row.id}`,
    title: row.title,
    subtitle: row.subtitle,
    thumb: row.thumb,
    link: productPlace(row),
    unitFen: row.priceFen,
    memberFen: card ? row.memberPriceFen : null,
    reduced: { product: row.id, places: await placesOf(db, row) },
    most: 1,
  };
};

/** Courses and columns: something to study. */
export const course: Kind = {
  life: 30 * MINUTE,
  load: async (buyer, { id }) => {
    const row = await productForSale(buyer.db, keyOf(id));
    await checkBuyable(row, buyer);
    return toThing(row, buyer);
  },
  spare: async (tx, { memberId, targetId }, now) =>
    ownedAlready(await ownsProduct(tx, memberId, targetId, now)),
  deliver: async (tx, order, now) => {
    await giveProduct(tx, order, order.targetId, 'buy', now);
    return 'settle';
  },
  terms: (db, order, now) => studyTerms(db, order, order.targetId, now),
  revoke: (tx, order, now) => takeProduct(tx, order, order.targetId, now),
  place: async (db, { targetId }) => {
    const row = await productByKey(db, targetId);
    return row ? productPlace(row) : '';
  },
};
