import type { OrderDetail, OrderKind } from '#schemas/order/fields.ts';
import { orderStanding } from '#src/entities/order/standing.ts';
import { isZero } from '#src/ui/value/amount.ts';

type Next = { name: string; href: string };

const learning: ReadonlySet<OrderKind> = new Set(['course', 'column', 'team', 'flash']);

export const nextOf = (order: OrderDetail): Next | undefined => {
  const { kind, ticketId } = order;
  const step = orderStanding(order).steps.find(({ main }) => main);
  // the card of the group invites
  if (!step || step.of === 'invite') return undefined;
  const { name, href } = step;
  return { name: learning.has(kind) && !ticketId ? '开始学习' : name, href };
};

export const liveText = ({ startAt, now }: OrderDetail): string =>
  startAt !== null && startAt > (now ?? Date.now())
    ? '直播已开通，开播后可以观看'
    : '直播已开通，可以进入直播间';

export const contentText = ({ ticketId }: OrderDetail): string =>
  ticketId ? '名额已保留，到场出示凭证' : '内容已开通，随时可以学习';

export const headOf = (order: OrderDetail): { title: string; text: string } => {
  const { state, kind, pay } = order;
  const title = isZero(pay) ? '购买成功' : '支付成功';
  if (state === 'grouping')
    return { title: `${title}，等待成团`, text: '邀请好友参团，人数不够会在到期后自动退款' };
  if (kind === 'coupon') return { title, text: '优惠券已放入你的卡包，下单时可以使用' };
  if (kind === 'membership') return { title, text: '会员价和会员免费课程现在就可以使用' };
  if (kind === 'live') return { title, text: liveText(order) };
  if (kind === 'gift') return { title, text: '把领取链接发给朋友，对方领取后即可学习' };
  return { title, text: contentText(order) };
};
