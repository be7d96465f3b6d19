import { pageOf, sampleOf } from '../sample.ts';
import {
  activityList,
  flashDetail,
  myActivities,
  teamDetail,
  teamGroup,
  teamGroups,
} from './endpoints.ts';

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

export const group = (id: number, own: object = {}) => ({
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

export const groupPage = {
  ...group(3, { leader: '林*', headimg: '/media/avatar-1.svg', need: 3, joined: 2 }),
  ...{ stop_time: NOW + 20 * 3600, new_time: NOW, activity: team },
  people: [
    { nickname: '林*', headimg: '/media/avatar-1.svg' },
    { nickname: '欧*敏', headimg: '/media/avatar-5.svg' },
  ],
};

const groups = [4, 5, 6, 7, 8].map((id) => group(id));

export const manyGroups = { ...teamPage, groups: groups.slice(0, 3), group_total: 5 };

const rowOf = (order_id: number, order_state: string, activity: object, state = 'open') => ({
  order_id,
  order_state,
  create_time: NOW,
  pay: '24.50',
  activity,
  group: { ...group(4), state },
});

export const ownSeats = [
  rowOf(1, 'grouping', team),
  rowOf(2, 'unpaid', flash),
  rowOf(3, 'done', flash),
  rowOf(4, 'done', team, 'full'),
  {
    ...rowOf(8, 'done', { ...team, offline: 1, venue: '杭州市滨江区学习中心三楼报告厅' }, 'full'),
    ticket_id: 5,
  },
  rowOf(5, 'refunded', team, 'failed'),
  rowOf(6, 'refunded', flash),
  rowOf(7, 'cancelled', flash),
];

const wildActivity = {
  ...{ ...team, id: 4, type: '1', price: 100, group_price: '50', num: '12', need: '2', held: '1' },
  ...{ offline: 0, venue: null, start_time: 1767225600, new_time: 1767225601 },
  release_time: 1767225900,
};
const readActivity = {
  ...{ id: '4', type: 1, price: '100.00', groupPrice: '50.00', learners: 12, state: 'running' },
  ...{ held: 1, releaseAt: 1767225900000 },
  ...{ need: 2, offline: false, venue: '', startTime: 1767225600000, now: 1767225601000 },
};
const wildGroup = {
  ...{ ...group(3), leader: '周*远', headimg: '/b.svg', joined: '1', mine: '1' },
  ...{ stop_time: 1767229200, release_time: null },
};
const readGroup = {
  ...{ id: '3', state: 'open', leader: '周*远', avatar: '/b.svg', joined: 1, left: 1 },
  ...{ stopAt: 1767229200000, releaseAt: null, mine: true },
};
const wildProduct = { ...product, id: 7, link: '/courseDetail/7', price: 100 };
const readProduct = { id: '7', link: '/courseDetail/7', price: '100.00' };

const occasion = {
  ...{ start_time: 1767225600, end_time: 1767236400, venue: '三楼', address: '江南大道' },
  ...{ latitude: '30.2', longitude: '', refund_text: '购买后不可退款' },
};
const readOccasion = {
  ...{ startAt: 1767225600000, endAt: 1767236400000, venue: '三楼', address: '江南大道' },
  ...{ latitude: '30.2', longitude: '', refundText: '购买后不可退款' },
};
const wildMine = { order_id: 9, order_state: 'grouping', group_id: 3, owned: 0, is_reserve: '1' };

const readMine = {
  orderId: '9',
  orderState: 'grouping',
  groupId: '3',
  owned: false,
  reserved: true,
};

export const samples = [
  sampleOf(activityList, {
    payload: { tab: 'all', page: 1 },
    tidy: pageOf([
      team,
      flash,
      { ...flash, ...toCome, id: 5, is_reserve: 1 },
      { ...flash, id: 3, state: 'soldout', left: 0 },
      { ...team, id: 4, state: 'over', end_time: NOW - DAY },
    ]),
    wild: pageOf([{ ...wildActivity, is_reserve: 1 }]),
    data: { items: [{ ...readActivity, reserved: true }], pageCount: 1 },
  }),
  sampleOf(teamDetail, {
    payload: { id: '4' },
    tidy: teamPage,
    wild: {
      ...wildActivity,
      hours: '24',
      rules: ['甲', ''],
      product: wildProduct,
      occasion,
      groups: [wildGroup],
      group_total: '1',
      mine: wildMine,
    },
    data: {
      ...readActivity,
      hours: 24,
      rules: ['甲'],
      groups: [readGroup],
      groupTotal: 1,
      product: readProduct,
      occasion: readOccasion,
      mine: readMine,
    },
  }),
  sampleOf(teamGroups, {
    payload: { id: '4', page: 1 },
    tidy: pageOf(groups),
    wild: pageOf([wildGroup]),
    data: { items: [readGroup], pageCount: 1 },
  }),
  sampleOf(teamGroup, {
    payload: { id: '3' },
    tidy: groupPage,
    wild: {
      ...wildGroup,
      new_time: 1767225601,
      people: [{ nickname: '周*远', headimg: '' }],
      activity: wildActivity,
    },
    data: { ...readGroup, now: 1767225601000, people: [{ avatar: '' }], activity: readActivity },
  }),
  sampleOf(flashDetail, {
    payload: { id: '4' },
    tidy: flashPage,
    wild: {
      ...wildActivity,
      per_order: 1,
      per_member: '2',
      bought: 0,
      rules: [],
      product: wildProduct,
      occasion,
      mine: wildMine,
    },
    data: {
      ...readActivity,
      perOrder: 1,
      perMember: 2,
      bought: 0,
      occasion: readOccasion,
      mine: readMine,
    },
  }),
  sampleOf(myActivities, {
    payload: { tab: 'all', page: 1 },
    tidy: pageOf(ownSeats),
    wild: pageOf([
      {
        ...{ ...rowOf(9, 'grouping', wildActivity), ticket_id: 5, create_time: 1767225600 },
        ...{ pay: 50, group: wildGroup },
      },
    ]),
    data: {
      items: [
        {
          ...{ orderId: '9', orderState: 'grouping', at: 1767225600000, pay: '50.00' },
          ticketId: '5',
          ...{ activity: readActivity, group: readGroup },
        },
      ],
      pageCount: 1,
    },
  }),
];
