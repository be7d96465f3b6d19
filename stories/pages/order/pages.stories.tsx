import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { productDetail } from '#schemas/course/endpoints.ts';
import { bareProduct } from '#schemas/course/samples.ts';
import { followPrompt } from '#schemas/home/endpoints.ts';
import {
  boughtAddress,
  orderAddress,
  orderConfirmAddress,
  orderListAddress,
} from '#schemas/order/addresses.ts';
import { orderByNo, orderDetail } from '#schemas/order/endpoints.ts';
import {
  broadcast,
  cancelled,
  doneOrder,
  flashOffer,
  freeLines,
  grouping,
  meeting,
  refunded,
  unpaid,
} from '#schemas/order/samples.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payResult } from '#schemas/payment/endpoints.ts';
import { paymentResult } from '#schemas/payment/samples.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { refundTerms } from '#schemas/refund/endpoints.ts';
import { terms } from '#schemas/refund/samples.ts';
import { purchaseTerms } from '#schemas/site/samples.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { uploadPicture } from '#schemas/upload/endpoints.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/订单', parameters: { stage: 'page' } } satisfies Meta;

const orderOf = (data: object) => ({ [orderDetail.path]: data });
const resultOf = (own: object) => ({ [payResult.path]: { ...paymentResult, ...own } });

const pay = page(payAddress, { path: '/order_pay/5' });

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
    await expect(await canvas.findByText(/订单为你保留/)).toBeVisible();
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

const finish = page(payResultAddress, { search: 'id=5' });

export const Finish = finish('支付结果：成功');
export const FinishGrouping = finish('支付结果：等待成团', {
  ...resultOf({ state: 'grouping' }),
  ...orderOf(grouping),
});
export const FinishRefunded = finish('支付结果：已退款', {
  ...resultOf({ state: 'refunded' }),
  ...orderOf(refunded),
});
const spare = { ...refunded.refund, state: 'sending', reason: '你已拥有该内容', finish_time: null };
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

const bought = page(boughtAddress, { search: 'id=5' });

export const BoughtCard = bought('购买完成：会员', orderOf({ ...doneOrder, kind: 'membership' }));
export const BoughtLive = bought('购买完成：直播', orderOf(broadcast));
export const BoughtAlone = bought('购买完成：没有二维码和相关课程', {
  [followPrompt.path]: { system_name: '', wxcode: '' },
  [productDetail.path]: bareProduct,
});
export const BoughtGrouping = bought('购买完成：等待成团', orderOf(grouping));
export const BoughtNot = bought('购买完成：已退款', orderOf(refunded));

const orders = page(orderListAddress);

export const OrdersCancelling: StoryObj = {
  ...orders('订单列表：取消前询问'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    await expect(await canvas.findByText('取消这笔订单？')).toBeVisible();
  },
};

const detail = page(orderAddress, { path: '/orderdetail/5' });

export const OrderUnpaid = detail('订单详情：待付款', orderOf(unpaid));
export const OrderAgreement: StoryObj = {
  ...detail('订单详情：购买协议', { [legalText.path]: purchaseTerms }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '购买协议 第 2 版' }));
    await expect(await canvas.findByText('一、你购买的内容')).toBeVisible();
  },
};
export const OrderGrouping = detail('订单详情：待成团', orderOf(grouping));
export const OrderCancelled = detail('订单详情：已取消', orderOf(cancelled));
export const OrderRefunded = detail('订单详情：已退款', orderOf(refunded));
export const OrderRefunding = detail('订单详情：退款中', {
  ...orderOf({ ...refunded, state: 'refunding', actions: [] }),
});
export const OrderRefundExplained = detail(
  '订单详情：已退款，有说明和图片',
  orderOf({
    ...refunded,
    refund: {
      ...{ ...refunded.refund, reason: '播放或使用有问题' },
      explain:
        '第三节在手机上播放到一半就停住，换了网络也一样，已经联系过客服，没有解决，所以申请退款。',
      pictures: ['/media/cover-genetics.svg', '/media/licence-1.svg', '/media/missing.svg'],
    },
  }),
);
export const OrderLate = detail(
  '订单详情：取消后才到账',
  orderOf({ ...cancelled, refund: { ...spare, reason: '订单已关闭，款项原路退回' } }),
);
export const OrderCoupon = detail(
  '订单详情：优惠券',
  orderOf({ ...doneOrder, kind: 'coupon', link: '/coupon', actions: ['use', 'delete'] }),
);
export const OrderFree = detail(
  '订单详情：无需支付',
  orderOf({ ...doneOrder, pay: '0.00', lines: freeLines, method: '无需支付' }),
);
export const OrderNotFound = detail(
  '订单详情：不存在',
  {},
  { refusals: { [orderDetail.path]: { code: 61001, msg: '订单不存在' } } },
);
export const OrderLive = detail('订单详情：直播', orderOf(broadcast));
export const OrderMeeting = detail('订单详情：线下拼团', orderOf(meeting));
export const OrderTicket = detail(
  '订单详情：线下拼团，已成团',
  orderOf({ ...meeting, state: 'done', full_time: meeting.pay_time, actions: ['use', 'delete'] }),
);

export const Confirm = page(orderConfirmAddress, {
  path: `/appointment/confirmDetail/${encodeURIComponent('{"orderNo":"2026112116045700000005"}')}`,
})('订单确认：待付款', {
  [orderByNo.path]: {
    ...meeting,
    state: 'unpaid',
    actions: ['pay', 'cancel'],
    pay_time: null,
    method: '',
  },
});
export const OrderUnknown = page(orderConfirmAddress, { path: '/appointment/confirmDetail/none' })(
  '订单确认：地址不对',
);

/** Chooses a photo, as in the phone's file dialog. */
const choosePhoto = async ({ body }: Document) => {
  const file = new File(['x'], 'screen.png', { type: 'image/png' });
  const field = body.querySelector<HTMLInputElement>('input[type=file]');
  await expect(field).not.toBeNull();
  if (field) await userEvent.upload(field, file);
};

const refund = page(refundAddress, { search: 'id=5' });
const termsOf = (own: object) => ({ [refundTerms.path]: { ...terms, ...own } });

export const RefundWithoutReason: StoryObj = {
  ...refund('申请退款：没有选原因'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交退款申请' }));
    await expect(await canvas.findByText('请选择退款原因')).toBeVisible();
  },
};
export const RefundWithPicture: StoryObj = {
  ...refund('申请退款：有图片', { [uploadPicture.path]: { data: '/media/cover-genetics.svg' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('其他原因'));
    await userEvent.click(canvas.getByRole('button', { name: '＋ 添加图片' }));
    await choosePhoto(canvasElement.ownerDocument);
    await expect(await canvas.findByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交退款申请' })).toBeEnabled();
  },
};
export const RefundRefused = refund(
  '申请退款：不能退',
  termsOf({ allowed: 0, reason: '购买后已学习或已打开 36%，不能退款' }),
);
const request = {
  ...refunded.refund,
  ...{ state: 'requested', send_time: refunded.refund.create_time + 30 * 60, finish_time: null },
  arrive_time: 4_070_908_799,
};
export const RefundRequested = refund(
  '申请退款：可以撤销',
  termsOf({ order: { ...doneOrder, refund_asked: 1 }, refund: request }),
);
export const RefundQuestioned: StoryObj = {
  ...refund('申请退款：提交前确认'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('其他原因'));
    await userEvent.click(canvas.getByRole('button', { name: '提交退款申请' }));
    await expect(await canvas.findByRole('dialog', { name: '确认申请退款？' })).toBeVisible();
  },
};
export const RefundInPart = refund(
  '申请退款：退未学部分',
  termsOf({ amount: '36.40', points: 306, coupon: '', percent: 36, lessons: 9, kept: 3 }),
);
export const RefundSending = refund(
  '申请退款：处理中',
  termsOf({
    order: { ...doneOrder, state: 'refunding', actions: [] },
    refund: { ...request, state: 'sending', arrive_time: 4_070_908_799 },
  }),
);
