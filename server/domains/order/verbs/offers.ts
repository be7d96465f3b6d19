import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { activityKindOf, activityKinds, FLASH, TEAM } from '#schemas/activity/kind.ts';
import type { PriceOffer, ProductOffers } from '#schemas/order/offers-endpoints.ts';
import { activity } from '../../../db/tables/activity.ts';
import { cardFen, fenFor } from '../../../libraries/catalogue/index.ts';
import { holdsCard } from '../../../platform/auth/card.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { saleEnd, stillSells } from '../groups/meeting.ts';
import { type ProductToBuy, productForSale } from '../kinds/product.ts';
import type { Buyer } from '../kinds/purchasable.ts';
import { couponOffer } from '../pricing/coupon-offer.ts';

const activityOffers = async (buyer: Buyer, row: ProductToBuy): Promise<PriceOffer[]> => {
  const at = new Date(buyer.now);
  const running = await buyer.db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.productId, row.id),
        eq(activity.published, true),
        inArray(activity.type, [FLASH, TEAM]),
        lt(activity.groupPriceFen, fenFor(buyer, row)),
        lte(activity.startAt, at),
        stillSells(at.getTime()),
        or(isNull(activity.quota), lt(activity.taken, activity.quota)),
      ),
    )
    .orderBy(asc(activity.groupPriceFen), asc(activity.id));
  const first = (['flash', 'team'] as const).flatMap(
    (kind) => running.find((one) => activityKindOf(one) === kind) ?? [],
  );
  return first.map((one) => {
    const kind = activityKindOf(one);
    return {
      ...{ kind, title: one.title, price: yuan(one.groupPriceFen), taken: false },
      need: kind === 'team' ? one.need : 0,
      endAt: saleEnd(one).getTime(),
      link: activityKinds[kind].addressOf({ id: one.id }),
    };
  });
};

/** None where the product costs this member nothing. Refuses `noSuchProduct`. */
export const productOffers = async (
  { db, member, now }: Context<Member>,
  { id }: { id: string },
): Promise<ProductOffers> => {
  const buyer = { db, member, now };
  const { row, owned } = await productForSale(buyer, keyOf(id));
  const costs = !owned && (holdsCard(buyer) ? cardFen(row) : row.priceFen) > 0;
  if (!costs) return { offers: [], now };
  return {
    offers: [...(await activityOffers(buyer, row)), ...(await couponOffer(buyer, row))],
    now,
  };
};
