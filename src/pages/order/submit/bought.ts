import { flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { featuredAddress } from '#schemas/category/addresses.ts';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { productPages } from '#schemas/course/product-address.ts';
import { courseRefusals } from '#schemas/course/refusals.ts';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import type { OrderPreview } from '#schemas/order/endpoints.ts';
import { type OrderKind, orderKinds } from '#schemas/order/fields.ts';
import { isNumericId } from '#schemas/text/validators.ts';

export type Bought = { kind: OrderKind; id: string; group_id: string };

/** undefined for an invalid address. */
export const readBought = (id: string, kind: string, group: string): Bought | undefined => {
  const known = orderKinds.find((each) => each === (kind || 'course'));
  if (!known || !isNumericId(id) || (group !== '' && !isNumericId(group))) return undefined;
  return { kind: known, id, group_id: group };
};

type Way = readonly [href: string, name: string];

const elsewhere: Way = [featuredAddress(), '看看好课'];

/** Where a member who cannot order goes: to the item itself, or else to others of its kind. */
export const fallbackLink = ({ kind, id }: Bought, refusal: string | undefined): Way => {
  if (refusal === courseRefusals.noSuchProduct.name) return elsewhere;
  const ways: Readonly<Record<OrderKind, Way>> = {
    course: [productPages.course({ id }), '查看课程'],
    column: [productPages.column({ id }), '查看专栏'],
    live: [liveRoomAddress({ id }), '回到直播'],
    membership: [membershipAddress(), '看看会员卡'],
    coupon: [couponCenterAddress(), '去领券中心'],
    team: [teamAddress({ id }), '回到活动'],
    flash: [flashAddress({ id }), '回到活动'],
    gift: [productPages.course({ id }), '查看课程'],
  };
  return ways[kind];
};

/**
 * Id of the unpaid order that has to be paid or cancelled before the same item can be ordered
 * again, '' for none. An unpaid order for another group is replaced without being asked about.
 */
export const unpaidOrderId = ({ unpaid, item }: OrderPreview): string =>
  item.kind === 'team' ? '' : unpaid;
