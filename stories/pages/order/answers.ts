import { productDetail } from '#schemas/course/endpoints.ts';
import { followPrompt } from '#schemas/home/endpoints.ts';
import { orderConfirmAddress } from '#schemas/order/addresses.ts';
import {
  cancelOrder,
  createOrder,
  orderByNo,
  orderDetail,
  orderList,
  previewOrder,
  removeOrder,
} from '#schemas/order/endpoints.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payOrder, payResult, simulateSheet } from '#schemas/payment/endpoints.ts';
import { refundOrder, refundTerms, withdrawRefund } from '#schemas/refund/endpoints.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import { boughtProduct } from '../course/answers.ts';

const NOW = 1763625600;
const MINUTE = 60;
const DAY = 86_400;

const title = '分子诊断门诊实战：三步建立诊疗思路';

const line = (kind: string, name: string, amount: string, note = '') => ({
  kind,
  title: name,
  amount,
  note,
});

export const lines = [
  line('price', '商品金额', '99.00'),
  line('coupon', '优惠券', '20.00', '全场满减券'),
  line('points', '积分抵扣', '4.60', '使用 460 积分'),
  line('member', '会员优惠', '19.80', '会员价与原价的差额'),
  line('pay', '应付', '54.60'),
];

/** A coupon that leaves nothing to pay. */
export const freeLines = [
  line('price', '商品金额', '99.00'),
  line('coupon', '优惠券', '99.00', '全场满减券'),
  line('pay', '应付', '0.00'),
];

const coupon = (id: number, own: object = {}) => ({
  id,
  title: '全场满减券',
  price: '20.00',
  threshold: '99.00',
  end_time: NOW + 40 * DAY,
  usable: 1,
  reason: '',
  ...own,
});

export const courseOffer = {
  item: {
    kind: 'course',
    id: 15,
    title,
    subtitle: '从“检测方法各有所长”到“报告里的变异分级”',
    thumb: '/media/cover-genetics.svg',
    price: '99.00',
    link: '/courseDetail/15',
  },
  quantity: 1,
  most: 1,
  lines,
  pay: '54.60',
  coupon: 1,
  coupons: [
    coupon(1),
    coupon(2, { title: '专栏专享券', price: '30.00', usable: 0, reason: '不适用于该内容' }),
    coupon(3, { price: '50.00', threshold: '199.00', usable: 0, reason: '原价还差 100.00 元可用' }),
  ],
  points: { balance: 460, usable: 460, worth: '4.60', reason: '' },
  unpaid: '',
  agreement: 2,
};

export const flashOffer = {
  ...courseOffer,
  item: { ...courseOffer.item, kind: 'flash', subtitle: '名额有限，先到先得' },
  most: 1,
  lines: [line('price', '商品金额', '39.60'), line('pay', '应付', '39.60')],
  pay: '39.60',
  coupon: '',
  coupons: [],
  points: { balance: 460, usable: 0, worth: '0.00', reason: '秒杀价不与优惠券、积分、会员价同享' },
};

const order = {
  id: 5,
  order_no: '2026112116045700000005',
  kind: 'course',
  state: 'unpaid',
  title,
  thumb: '/media/cover-genetics.svg',
  quantity: 1,
  total: '99.00',
  pay: '54.60',
  create_time: NOW - 5 * MINUTE,
  expire_time: NOW + 25 * MINUTE,
  new_time: NOW,
  actions: ['pay', 'cancel'],
  link: '/courseDetail/15',
  group_id: '',
};

const noRefund = {
  state: '',
  amount: '0.00',
  reason: '',
  pictures: [],
  create_time: null,
  finish_time: null,
};

export const unpaid = {
  ...order,
  lines,
  remark: '请开具发票',
  agreement: 2,
  method: '',
  methods: [
    { method: 'wechat', name: '微信支付（模拟）', enough: 1, balance: null },
    { method: 'balance', name: '余额支付', enough: 0, balance: '20.00' },
  ],
  close_reason: '',
  refund: noRefund,
};

export const doneOrder = {
  ...unpaid,
  state: 'done',
  method: '微信支付（模拟）',
  methods: [],
  pay_time: NOW - 4 * MINUTE,
  actions: ['use', 'refund', 'delete'],
};

export const grouping = {
  ...doneOrder,
  kind: 'team',
  state: 'grouping',
  actions: ['invite'],
  link: '/teamDetails/1?group=3',
  group_id: 3,
};

export const cancelled = {
  ...unpaid,
  state: 'cancelled',
  actions: ['delete'],
  close_time: NOW,
  close_reason: '超时未支付，自动取消',
};

export const refunded = {
  ...doneOrder,
  state: 'refunded',
  actions: ['delete'],
  refund: {
    state: 'done',
    amount: '54.60',
    reason: '暂时没有时间学习',
    explain: '',
    pictures: [],
    create_time: NOW,
    finish_time: NOW + MINUTE,
  },
};

/** Items with a date: a broadcast, and a group's lesson at a venue. */
export const broadcast = {
  ...doneOrder,
  kind: 'live',
  link: '/zhiboing/3',
  start_time: NOW + 2 * DAY,
};
export const meeting = {
  ...grouping,
  start_time: NOW + 3 * DAY,
  end_time: NOW + 4 * DAY,
  venue: '杭州市滨江区学习中心三楼报告厅',
};

const [also] = boughtProduct.related;
const related = [3, 4, 5].map((id) => ({ ...also, id }));

const states = [order, grouping, doneOrder, cancelled, refunded];

export const listedOrders = states.map((each, at) => ({ ...each, id: at + 1 }));

export const terms = {
  allowed: 1,
  reason: '',
  amount: '54.60',
  points: 460,
  coupon: '全场满减券',
  end_time: NOW + 6 * DAY,
  percent: 4,
  reasons: ['买错了 / 重复购买', '内容与介绍不符', '暂时没有时间学习', '其他原因'],
  order: doneOrder,
  method: '微信支付（模拟）',
  grace: 30 * MINUTE * 1000,
  refund: noRefund,
};

export const paymentResult = {
  state: 'done',
  payment: 'paid',
  message: '支付成功',
  expire_time: NOW + 25 * MINUTE,
  new_time: NOW,
};

/** Answers for the pages of orders, in the wire's form. */
export const answers = {
  [previewOrder.path]: courseOffer,
  [legalText.path]: {
    title: '购买协议',
    version: 2,
    updated: NOW,
    chapters: ['一、你购买的内容', '二、付款与退款'].map((heading) => ({
      heading,
      paragraphs: ['购买的内容开通后可以随时学习，退款按下单页说明的规则办理。'],
    })),
  },
  [createOrder.path]: { id: 5, state: 'unpaid', pay: '54.60', existing: 0 },
  [orderList.path]: { data: listedOrders, last_page: 1 },
  [orderDetail.path]: doneOrder,
  [walletHome.path]: { vip_time: NOW + 365 * DAY, new_time: NOW, forever: 0 },
  [followPrompt.path]: { system_name: '学习平台', wxcode: '/media/follow-card.svg' },
  [productDetail.path]: { ...boughtProduct, related },
  [orderByNo.path]: doneOrder,
  [cancelOrder.path]: { state: 'cancelled' },
  [removeOrder.path]: {},
  [payOrder.path]: {
    state: 'unpaid',
    sheet: { provider: 'simulated', pay_no: '202611210501', amount: '54.60' },
  },
  [simulateSheet.path]: {},
  [payResult.path]: paymentResult,
  [refundTerms.path]: terms,
  [refundOrder.path]: { state: 'refunded' },
  [withdrawRefund.path]: { state: 'done' },
};

/** The cash desk shows an order that is not paid; a result that is paid leads on to what was bought. */
export const pageAnswers = {
  [payAddress.pattern]: { [orderDetail.path]: unpaid },
  [payResultAddress.pattern]: {
    [payResult.path]: { ...paymentResult, state: 'unpaid', payment: 'failed' },
  },
};

/** The addresses of pages that need more than an id. */
export const addresses = {
  [orderConfirmAddress.pattern]: {
    path: orderConfirmAddress({ json: JSON.stringify({ orderNo: doneOrder.order_no }) }),
  },
};
