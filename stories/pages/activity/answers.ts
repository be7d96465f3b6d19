import { activityList, flashDetail, teamDetail } from '#schemas/activity/endpoints.ts';
import { claimCoupon, couponCenter, couponDetail } from '#schemas/coupon/endpoints.ts';
import { redeemCode, vipPlans } from '#schemas/membership/endpoints.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';

const NOW = 1763625600;
const DAY = 86_400;

export const team = {
  id: 1,
  type: 1,
  title: '重症监护核心技能：典型病例逐步讲解（拼团）',
  subtitle: '两人成团立减',
  thumb: '/media/cover-ecg.svg',
  price: '49.00',
  group_price: '24.50',
  num: 1289,
  state: 'running',
  need: 2,
  quota: 0,
  left: 0,
  start_time: NOW - DAY,
  end_time: NOW + 4 * DAY,
  new_time: NOW,
};

const product = {
  id: 9,
  type: 0,
  title: '重症监护核心技能',
  introHtml: '<p>围绕真实场景展开，只讲用得上的步骤。</p>',
  link: '/courseDetail/9',
  price: '49.00',
};
const mine = { order_id: '', order_state: '', group_id: '', owned: 0, is_reserve: 0 };
const rules = ['支付成功即开团，24 小时内满 2 人成团', '到时未满员，已付款项自动原路退回'];

const group = (id: number, own: object = {}) => ({
  id,
  state: 'open',
  leader: '吴*师',
  headimg: '/media/avatar-5.svg',
  need: 2,
  joined: 1,
  left: 1,
  stop_time: NOW + 3600 * id,
  mine: 0,
  ...own,
});

/** Of an activity that people come to. */
export const meeting = {
  start_time: NOW + 3 * DAY,
  end_time: NOW + 3 * DAY + 3 * 3600,
  venue: '滨江学习中心三楼报告厅',
  address: '浙江省杭州市滨江区江南大道 588 号',
  latitude: '30.2084',
  longitude: '120.212',
  refund_text: '活动开始前 24 小时可退款（2025-11-22 16:00 前），签到后不可退款',
};
const nowhere = { ...meeting, start_time: null, end_time: null, venue: '', refund_text: '' };

export const teamPage = {
  ...team,
  hours: 24,
  rules,
  product,
  occasion: nowhere,
  groups: [group(1), group(2)],
  group_total: 2,
  mine,
};

export const ownGroup = {
  ...teamPage,
  groups: [group(1, { mine: 1 })],
  mine: { ...mine, group_id: '1', order_id: '7', order_state: 'grouping' },
};

export const flash = {
  ...team,
  id: 2,
  type: 2,
  title: '胰岛素治疗与血糖监测：从指南到床旁（秒杀）',
  subtitle: '名额有限，先到先得',
  price: '299.00',
  group_price: '119.60',
  need: 0,
  quota: 50,
  left: 12,
  end_time: NOW + 3 * 3600,
};

export const flashPage = {
  ...flash,
  per_order: 1,
  per_member: 1,
  bought: 0,
  rules,
  mine,
  occasion: nowhere,
  product: { ...product, price: flash.price },
};

/** The fields in which an activity that begins in two hours differs from a running one. */
export const toCome = {
  state: 'before',
  num: 0,
  left: flash.quota,
  start_time: NOW + 7200,
  end_time: NOW + DAY,
};
export const reminded = { mine: { ...mine, is_reserve: 1 } };

export const coupon = (id: number, own: object = {}) => ({
  id,
  title: '新人立减券',
  price: '10.00',
  threshold: '0.00',
  scope: 'all',
  scope_text: '课程、专栏、直播通用',
  validity: '领取后 7 天内有效',
  sale_price: '0.00',
  total: 100,
  left: 60,
  per_member: 1,
  received: 0,
  ready: 0,
  order_id: '',
  offer: 'claim',
  new_time: NOW,
  ...own,
});

export const coupons = [
  coupon(1),
  coupon(2, {
    title: '会员加赠券',
    price: '80.00',
    threshold: '299.00',
    offer: 'buy',
    sale_price: '9.90',
  }),
  coupon(3, {
    title: '全场满减券',
    price: '20.00',
    threshold: '99.00',
    offer: 'received',
    received: 1,
    ready: 1,
  }),
  coupon(4, { title: '音频课体验券', offer: 'soldout', left: 0 }),
  coupon(5, { title: '周年特惠券', offer: 'before' }),
  coupon(7, { title: '直播券', offer: 'pay', sale_price: '1.00', order_id: 5 }),
  coupon(8, { title: '已用完的券', offer: 'received', received: 1 }),
  coupon(6, { title: '继续教育补贴券', offer: 'over' }),
];

const plan = (id: number, own: { price: string; [field: string]: unknown }) => ({
  id,
  subtitle: '每天不到 1 元',
  days: 365,
  until: NOW + 365 * DAY,
  ...own,
});

export const vip = {
  vip_time: null,
  new_time: NOW,
  forever: 0,
  plans: [
    plan(4, { title: '体验卡', subtitle: '7 天免费体验', price: '0.00', days: 7 }),
    plan(1, { title: '月卡', price: '30.00', days: 31 }),
    plan(2, { title: '年卡', price: '299.00', line_price: '360.00', recommended: 1 }),
    plan(3, { title: '永久会员', price: '999.00', line_price: '1299.00', days: 0, until: null }),
  ],
  benefits: [
    { title: '会员免费课', content: '标有“会员免费”的课程和专栏直接学习' },
    { title: '会员价', content: '付费课程按会员价结算' },
  ],
  levels: [
    {
      ...{ title: '注册学员', held: 1, way: '', link: '', how: '登录即可享有' },
      benefits: [
        '免费课程和免费直播随时学习，付费课程可以试学',
        '领券、拼团、秒杀和每日签到得积分',
      ],
    },
    {
      ...{ title: '学习会员', held: 0, way: '去开通', link: '/upgradeMember' },
      how: '购买会员卡或使用兑换码，开通后立即生效',
      benefits: [
        '标有“会员免费”的课程和专栏直接学习',
        '付费课程按会员价结算，可与优惠券、积分同享',
      ],
    },
    {
      ...{ title: '认证医生', held: 0, way: '去认证', link: '/questionnaire_certification' },
      how: '提交执业资料，审核通过后生效',
      benefits: ['可以参加面向医生的问卷'],
    },
  ],
  rules: ['会员为虚拟商品，开通后立即生效'],
};

/** Answers for the pages of promotion, in the wire's form. */
export const activityAnswers = {
  [activityList.path]: {
    data: [
      team,
      flash,
      { ...flash, ...toCome, id: 5, is_reserve: 1 },
      { ...flash, id: 3, state: 'soldout', left: 0 },
      { ...team, id: 4, state: 'over', end_time: NOW - DAY },
    ],
    last_page: 1,
  },
  [teamDetail.path]: teamPage,
  [flashDetail.path]: flashPage,
  [couponDetail.path]: {
    ...coupon(1, { offer: 'received', received: 1, ready: 1 }),
    rules: [],
    own: [],
  },
  [couponCenter.path]: { data: coupons, last_page: 1 },
  [claimCoupon.path]: { id: 9, coupon_id: 1, title: '新人立减券', price: '10.00', state: 'unused' },
  [vipPlans.path]: vip,
  [legalText.path]: {
    ...{ title: '购买协议', version: 1, updated: NOW },
    chapters: [{ heading: '一、你购买的内容', paragraphs: ['会员卡开通后立即生效，不支持退款。'] }],
  },
  [redeemCode.path]: { title: '分子诊断门诊实战', link: '/courseDetail/15', vip_time: null },
};
