import { myActivities } from '#schemas/activity/endpoints.ts';
import { couponDetail, couponTotals, couponUsable, myCoupons } from '#schemas/coupon/endpoints.ts';
import { activityAnswers, coupon, team } from '../activity/answers.ts';

const NOW = 1763625600;
const DAY = 86_400;

const copy = (id: number, own: object = {}) => ({
  id,
  coupon_id: 3,
  title: '全场满减券',
  price: '20.00',
  threshold: '99.00',
  scope_text: '课程、专栏、直播通用',
  state: 'unused',
  start_time: NOW - DAY,
  end_time: NOW + 40 * DAY,
  order_id: '',
  link: '/couponDetail?id=3',
  ...own,
});

export const copies = [
  copy(1),
  copy(5, { state: 'waiting', start_time: NOW + 3 * DAY }),
  copy(2, { state: 'locked', order_id: 5 }),
];
export const over = [copy(3, { state: 'expired', end_time: NOW - DAY })];
export const used = [copy(4, { state: 'used', order_id: 5 })];

export const couponInFull = {
  ...coupon(3, { title: '全场满减券', price: '20.00', threshold: '99.00' }),
  rules: ['适用内容原价满 99.00 元可用', '每笔订单限用一张，不与拼团价、秒杀价同享'],
  own: [],
};

export const usable = {
  data: [
    {
      id: 1,
      kind: 'column',
      title: '头痛圆桌谈：患者最常问的八个问题',
      price: '365.00',
      link: '/specialDetail/1',
    },
    {
      id: 2,
      kind: 'course',
      title: '头痛与眩晕的鉴别诊断：从指南到床旁',
      price: '299.00',
      link: '/courseDetail/2',
    },
    { id: 2, kind: 'live', title: '周五查房直播', price: '99.00', link: '/zhiboing/2' },
  ],
  last_page: 1,
};

const group = {
  id: 3,
  state: 'open',
  leader: '林*',
  headimg: '/media/avatar-1.svg',
  need: 2,
  joined: 1,
  left: 1,
  stop_time: NOW + 20 * 3600,
  mine: 1,
};

const place = (order_id: number, order_state: string, state: string) => ({
  order_id,
  order_state,
  create_time: NOW,
  pay: '24.50',
  activity: team,
  group: { ...group, state },
});

export const places = [
  place(1, 'grouping', 'open'),
  place(2, 'done', 'full'),
  place(3, 'refunded', 'failed'),
  place(4, 'unpaid', 'open'),
];

/** Answers for the pages of a member's own coupons and activities, in the wire's form. */
export const answers = {
  ...activityAnswers,
  [myCoupons.path]: { data: copies, last_page: 1 },
  [couponTotals.path]: { unused: 3, used: 1, expired: 1 },
  [couponDetail.path]: couponInFull,
  [couponUsable.path]: usable,
  [myActivities.path]: { data: places, last_page: 1 },
};
