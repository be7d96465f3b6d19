import { productAddress } from '#schemas/course/product-address.ts';
import { orderKindOf } from '#schemas/course/product-type.ts';
import { cardFen } from '../../../libraries/catalogue/index.ts';
import { holdsCard } from '../../../platform/auth/card.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { withhold } from '../../course/index.ts';
import {
  addressOfProduct,
  giveProduct,
  type ProductToBuy,
  studiedTooLong,
  studyTerms,
} from './product.ts';
import { productToBuy, spareProduct, takeProductBack } from './product-sale.ts';
import type { Buyer, Purchasable, SaleItem } from './purchasable.ts';

const toThing = (row: ProductToBuy, buyer: Buyer): SaleItem => ({
  kind: orderKindOf(row.type),
  targetId: row.id,
  groupId: null,
  item: `product:${row.id}`,
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  link: productAddress(row),
  unitFen: row.priceFen,
  memberFen: holdsCard(buyer) ? cardFen(row) : null,
  reduced: { product: row.id, categories: row.categories },
  most: 1,
});

export const courseKind: Purchasable = {
  life: 30 * MINUTE,
  load: async (buyer, { id }) => toThing(await productToBuy(buyer, keyOf(id)), buyer),
  spare: (tx, order, now) => spareProduct(tx, order, order.targetId, now),
  deliver: async (tx, order, now) => {
    await giveProduct(tx, order, order.targetId, 'buy', now);
    return 'settle';
  },
  terms: (db, order, now) => studyTerms(db, order, order.targetId, now),
  withhold: (tx, { memberId, targetId }) => withhold(tx, memberId, targetId),
  revoke: (tx, order, now) => takeProductBack(tx, order, order.targetId, now),
  tooLate: studiedTooLong,
  address: addressOfProduct,
};
