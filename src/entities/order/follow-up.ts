import { featuredAddress } from '../../../schemas/category/addresses.ts';
import { reviewsAddress } from '../../../schemas/course/addresses.ts';
import { placeAddresses } from '../../../schemas/course/product-place.ts';
import type { OrderKind, OrderRow } from '../../../schemas/order/fields.ts';
import { pathValues } from '../../../schemas/path-values.ts';

/** Names of the links that lead to what was bought. */
export const wayNames: Readonly<Record<OrderKind, string>> = {
  course: '去学习',
  column: '去学习',
  live: '去看直播',
  membership: '查看会员',
  coupon: '去使用',
  team: '去学习',
  flash: '去学习',
  gift: '查看礼物',
};

/** What a buyer of this kind of thing now has, in words. */
export const doneText = (kind: OrderKind): string => {
  if (kind === 'membership') return '会员已开通';
  if (kind === 'coupon') return '优惠券已放入你的卡包';
  if (kind === 'gift') return '礼物已备好，把领取链接发给朋友吧';
  return kind === 'live' ? '直播已开通' : '内容已开通';
};

/** Address at which the same thing can be ordered again. */
export const againAddress = ({ link }: OrderRow): string => link || featuredAddress();

/** Whether the member holds what was ordered, or a place in it. */
export const isHeld = ({ state }: OrderRow): boolean =>
  state === 'unpaid' || state === 'grouping' || state === 'done';

/** Id of the course or column that was bought; '' where it is neither. */
export const productInOrder = ({ state, link }: OrderRow): string => {
  if (state !== 'done') return '';
  const { course, column } = placeAddresses;
  return (pathValues(course, link) ?? pathValues(column, link))?.id ?? '';
};

/** Address of the product's reviews with the form open; '' where it has none. */
export const reviewAddress = (order: OrderRow): string => {
  const id = productInOrder(order);
  return id && reviewsAddress({ id, write: 1 });
};
