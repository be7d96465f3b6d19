import { courseRefusals } from '../../../../schemas/course/refusals.ts';
import type { OrderPreview } from '../../../../schemas/order/endpoints.ts';
import { type OrderKind, orderKinds } from '../../../../schemas/order/fields.ts';

/** What is about to be ordered, as the page's address names it. */
export type Bought = { kind: OrderKind; id: string; group_id: string };

const ID = /^\d{1,15}$/;

/** `/order_submit/<id>?kind=&group=`; undefined where that names nothing. */
export const readBought = (id: string, kind: string, group: string): Bought | undefined => {
  const known = orderKinds.find((each) => each === (kind || 'course'));
  if (!known || !ID.test(id) || (group !== '' && !ID.test(group))) return undefined;
  return { kind: known, id, group_id: group };
};

type Way = readonly [href: string, name: string];

const elsewhere: Way = ['/more', '看看好课'];

/** Where somebody goes on who cannot order this: to the thing itself, or else to others of its kind. */
export const instead = ({ kind, id }: Bought, refusal: string | undefined): Way => {
  if (refusal === courseRefusals.noSuchProduct.name) return elsewhere;
  const ways: Readonly<Record<OrderKind, Way>> = {
    course: [`/courseDetail/${id}`, '查看课程'],
    column: [`/specialDetail/${id}`, '查看专栏'],
    live: [`/zhiboing/${id}`, '回到直播'],
    membership: ['/upgradeMember', '看看会员卡'],
    coupon: ['/yhj', '去领券中心'],
    team: [`/teamDetails/${id}`, '回到活动'],
    flash: [`/sk_detail/${id}`, '回到活动'],
  };
  return ways[kind];
};

/**
 * The unpaid order that has to be paid or cancelled before the same can be ordered anew, '' for none.
 * One for another group gives way by itself.
 */
export const heldBy = ({ unpaid, item }: OrderPreview): string =>
  item.kind === 'team' ? '' : unpaid;
