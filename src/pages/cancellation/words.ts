import type { Cancellation } from '#schemas/cancellation/endpoints.ts';
import type { CancellationBlock } from '#schemas/cancellation/fields.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { isZero, sumText } from '#src/ui/value/amount.ts';

type Block = { text: string; name: string; href: string };

const orders = { name: '查看订单', href: orderListAddress() };

export const blockWords: Readonly<Record<CancellationBlock, Block>> = {
  unpaid: { text: '有待支付的订单，请先支付或取消', ...orders },
  grouping: { text: '有正在拼团的订单，请等它成团或退款', ...orders },
  refund: { text: '有正在处理的退款，请等它到账或撤回', ...orders },
  invoice: { text: '有正在开具的发票，请等它开好', ...orders },
  teacher: {
    text: '讲师账号请联系客服办理',
    name: '联系客服',
    href: supportAddress({ topic: 'account' }),
  },
};

export const lossWords = ({ courses, vipUntil, coupons, points, balance }: Cancellation) => [
  courses > 0
    ? `已购买或领取的 ${courses} 门课程，以及学习进度、笔记和成绩`
    : '学习进度、笔记和成绩',
  ...(vipUntil === null ? [] : [`会员权益（有效期至 ${dayText(vipUntil)}）`]),
  ...(coupons > 0 ? [`${coupons} 张未使用的优惠券`] : []),
  ...(points > 0 ? [`${points} 积分`] : []),
  ...(isZero(balance) ? [] : [`钱包余额 ${sumText(balance)}，注销后不能找回，请先使用`]),
  '未使用的活动凭证、未领取的礼物，以及申请退款和发票的资格',
  '昵称、头像、手机号、微信绑定、个人资料、认证资料、收货地址和消息，会被删除且不能恢复',
];
