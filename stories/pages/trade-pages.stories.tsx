import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { payResult, refundTerms } from '../../schemas/api/payment.ts';
import { orderDetail, orderList, previewOrder } from '../../schemas/api/trade.ts';
import BoughtPage from '../../src/pages/trade/bought-page.tsx';
import ConfirmPage from '../../src/pages/trade/confirm-page.tsx';
import FinishPage from '../../src/pages/trade/finish-page.tsx';
import OrderPage from '../../src/pages/trade/order-page.tsx';
import OrdersPage from '../../src/pages/trade/orders-page.tsx';
import PayPage from '../../src/pages/trade/pay-page.tsx';
import RefundPage from '../../src/pages/trade/refund-page.tsx';
import SubmitPage from '../../src/pages/trade/submit-page.tsx';
import { AtRoute } from '../stage/at-route.tsx';
import {
  cancelled,
  done,
  flashOffer,
  freeLines,
  grouping,
  offer,
  refunded,
  result,
  terms,
  tradeAnswers,
  unpaid,
} from './trade-answers.ts';

export default { title: '页面/订单', parameters: { stage: 'page' } } satisfies Meta;

type Answers = Readonly<Record<string, unknown>>;
type At = { pattern: string; path: string; search?: string };

const page =
  (Page: ComponentType, at: At) =>
  (name: string, answers: Answers = {}, more: object = {}): StoryObj => ({
    name,
    parameters: { backEnd: { member: true, answers: { ...tradeAnswers, ...answers }, ...more } },
    render: () => (
      <AtRoute {...at}>
        <Page />
      </AtRoute>
    ),
  });

const none = { data: [], last_page: 0 };
const failing = { fails: (path: string) => path.startsWith('/v1/order/') };
const slow = { delay: 600_000 };
const orderOf = (data: object) => ({ [orderDetail.path]: data });
const resultOf = (own: object) => ({ [payResult.path]: { ...result, ...own } });

const submit = page(SubmitPage, { pattern: '/order_submit/:id', path: '/order_submit/15' });
const flash = page(SubmitPage, {
  pattern: '/order_submit/:id',
  path: '/order_submit/2',
  search: 'kind=flash',
});

export const Submit = submit('确认订单');
export const SubmitCoupons: StoryObj = {
  ...submit('确认订单：选择优惠券'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^优惠券/ }));
    await expect(await canvas.findByText('还差 100.00 元可用')).toBeVisible();
  },
};
export const SubmitAgreement: StoryObj = {
  ...submit('确认订单：用户协议'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '《用户协议》' }));
    await expect(await canvas.findByText('一、服务内容')).toBeVisible();
  },
};
export const SubmitWithoutCoupons: StoryObj = {
  ...submit('确认订单：没有优惠券', { [previewOrder.path]: { ...offer, coupon: '', coupons: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^优惠券/ }));
    await expect(await canvas.findByText('没有可用于该订单的优惠券')).toBeVisible();
  },
};
export const SubmitFlash = flash('确认订单：秒杀', { [previewOrder.path]: flashOffer });
export const SubmitAgain = submit('确认订单：已有待付款', {
  [previewOrder.path]: { ...offer, unpaid: 5 },
});
export const SubmitSlow = submit('确认订单：加载中', {}, slow);
export const SubmitFailed = submit('确认订单：失败', {}, failing);
export const SubmitRefused: StoryObj = {
  ...submit('确认订单：提交没有成功', {}, { fails: (path: string) => path.endsWith('/create') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByText('订单没有提交成功，请稍后再试')).toBeVisible();
  },
};
export const SubmitUnknown = page(SubmitPage, {
  pattern: '/order_submit/:id',
  path: '/order_submit/x!',
})('确认订单：地址不对');

const refusedBy = (code: number, msg: string) => ({
  refusals: { [previewOrder.path]: { code, msg } },
});
export const SubmitSoldOut = flash('确认订单：已抢光', {}, refusedBy(62014, '已抢光'));
export const SubmitOwned = submit(
  '确认订单：已拥有',
  {},
  refusedBy(61005, '您已拥有该内容，无需重复购买'),
);

const pay = page(PayPage, { pattern: '/order_pay/:id', path: '/order_pay/5' });

export const Pay = pay('收银台', orderOf(unpaid));
export const PaySheet: StoryObj = {
  ...pay('收银台：模拟支付', orderOf(unpaid)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '支付 ¥54.60' }));
    await expect(await canvas.findByText(/不会产生真实扣款/)).toBeVisible();
  },
};
export const PayLeft: StoryObj = {
  ...pay('收银台：取消支付', {
    ...orderOf(unpaid),
    ...resultOf({ state: 'unpaid', payment: 'failed' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '支付 ¥54.60' }));
    await userEvent.click(await canvas.findByRole('button', { name: '取消支付' }));
    await expect(await canvas.findByText(/订单为您保留/)).toBeVisible();
  },
};
const messengerOnly = { method: 'wechat', name: '微信支付', enough: 1, messenger: 1 };
export const PayElsewhere = pay('收银台：不在微信中', {
  ...orderOf({
    ...unpaid,
    methods: [messengerOnly, { method: 'balance', name: '余额支付', enough: 1, balance: '200.00' }],
  }),
});
export const PayNowhere = pay('收银台：没有可用的支付方式', {
  ...orderOf({
    ...unpaid,
    methods: [messengerOnly, { method: 'balance', name: '余额支付', enough: 0, balance: '20.00' }],
  }),
});
export const PayOver = pay('收银台：已取消', orderOf(cancelled));
export const PaySlow = pay('收银台：加载中', {}, slow);
export const PayFailed = pay('收银台：失败', {}, failing);

const finish = page(FinishPage, {
  pattern: '/order_finish',
  path: '/order_finish',
  search: 'id=5',
});

export const Finish = finish('支付结果：成功');
export const FinishGrouping = finish('支付结果：等待成团', {
  ...resultOf({ state: 'grouping' }),
  ...orderOf(grouping),
});
export const FinishRefunded = finish('支付结果：已退款', {
  ...resultOf({ state: 'refunded' }),
  ...orderOf(refunded),
});
const spare = { ...refunded.refund, state: 'sending', reason: '您已拥有该内容', finish_time: null };
export const FinishSpare = finish('支付结果：重复购买，退款处理中', {
  ...resultOf({ state: 'refunding' }),
  ...orderOf({ ...refunded, state: 'refunding', actions: [], refund: spare }),
});
export const FinishHeld = finish('支付结果：退款遇到问题', {
  ...resultOf({ state: 'refunding' }),
  ...orderOf({ ...refunded, state: 'refunding', refund: { ...spare, state: 'held' } }),
});
export const FinishLate = finish('支付结果：取消后才到账', {
  ...resultOf({ state: 'cancelled', payment: 'paid' }),
  ...orderOf({ ...cancelled, refund: { ...spare, reason: '订单已关闭，款项原路退回' } }),
});
export const FinishSlow = finish('支付结果：加载中', {}, slow);
export const FinishFailed = finish('支付结果：失败', {}, failing);
export const FinishProcessing = finish(
  '支付结果：处理中',
  resultOf({ state: 'unpaid', payment: 'processing' }),
);
export const FinishUnpaid = finish(
  '支付结果：没有付款',
  resultOf({ state: 'unpaid', payment: 'failed' }),
);
export const FinishCancelled = finish('支付结果：已取消', {
  ...resultOf({ state: 'cancelled', payment: 'failed' }),
  ...orderOf(cancelled),
});
export const FinishCancelledPlain = finish('支付结果：已取消，没有用券和积分', {
  ...resultOf({ state: 'cancelled', payment: 'none' }),
  ...orderOf({ ...cancelled, lines: flashOffer.lines }),
});

const bought = page(BoughtPage, { pattern: '/fishedBuy', path: '/fishedBuy', search: 'id=5' });

export const Bought = bought('购买完成');
export const BoughtCard = bought('购买完成：会员', orderOf({ ...done, kind: 'membership' }));
export const BoughtGrouping = bought('购买完成：等待成团', orderOf(grouping));
export const BoughtSlow = bought('购买完成：加载中', {}, slow);
export const BoughtFailed = bought('购买完成：失败', {}, failing);
export const BoughtNot = bought('购买完成：已退款', orderOf(refunded));

const orders = page(OrdersPage, { pattern: '/orderList', path: '/orderList' });

export const Orders = orders('订单列表');
export const OrdersEmpty = orders('订单列表：空', { [orderList.path]: none });
export const OrdersSlow = orders('订单列表：加载中', {}, slow);
export const OrdersFailed = orders('订单列表：失败', {}, failing);
export const OrdersCancelling: StoryObj = {
  ...orders('订单列表：取消前询问'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    await expect(await canvas.findByText('取消这笔订单？')).toBeVisible();
  },
};

const detail = page(OrderPage, { pattern: '/orderdetail/:id', path: '/orderdetail/5' });

export const OrderUnpaid = detail('订单详情：待付款', orderOf(unpaid));
export const OrderDone = detail('订单详情：已完成');
export const OrderGrouping = detail('订单详情：待成团', orderOf(grouping));
export const OrderCancelled = detail('订单详情：已取消', orderOf(cancelled));
export const OrderRefunded = detail('订单详情：已退款', orderOf(refunded));
export const OrderRefunding = detail('订单详情：退款中', {
  ...orderOf({ ...refunded, state: 'refunding', actions: [] }),
});
export const OrderLate = detail(
  '订单详情：取消后才到账',
  orderOf({ ...cancelled, refund: { ...spare, reason: '订单已关闭，款项原路退回' } }),
);
export const OrderCoupon = detail(
  '订单详情：优惠券',
  orderOf({ ...done, kind: 'coupon', link: '/coupon', actions: ['use', 'delete'] }),
);
export const OrderFree = detail(
  '订单详情：无需支付',
  orderOf({ ...done, pay: '0.00', lines: freeLines, method: '无需支付' }),
);
export const OrderGone = detail(
  '订单详情：不存在',
  {},
  { refusals: { [orderDetail.path]: { code: 61001, msg: '订单不存在' } } },
);
export const OrderSlow = detail('订单详情：加载中', {}, slow);
export const OrderFailed = detail('订单详情：失败', {}, failing);
export const OrderUnknown = page(ConfirmPage, {
  pattern: '/appointment/confirmDetail/:json',
  path: '/appointment/confirmDetail/none',
})('订单确认：地址不对');

const refund = page(RefundPage, { pattern: '/tuikuan', path: '/tuikuan', search: 'id=5' });
const termsOf = (own: object) => ({ [refundTerms.path]: { ...terms, ...own } });

export const RefundFailed = refund('申请退款：失败', {}, failing);
export const RefundSlow = refund('申请退款：加载中', {}, slow);
export const Refund = refund('申请退款');
export const RefundWithoutReason: StoryObj = {
  ...refund('申请退款：没有选原因'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交退款申请' }));
    await expect(await canvas.findByText('请选择退款原因')).toBeVisible();
  },
};
export const RefundRefused = refund(
  '申请退款：不能退',
  termsOf({ allowed: 0, reason: '购买后学习进度已达 36%，不能退款' }),
);
export const RefundSending = refund(
  '申请退款：处理中',
  termsOf({ order: { ...done, state: 'refunding', actions: [] } }),
);
