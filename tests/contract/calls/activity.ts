import type { CallRow } from './call-row.ts';

const activity = {
  ...{
    id: 4,
    type: '1',
    title: '拼团',
    subtitle: '',
    thumb: '/a.svg',
    price: 100,
    group_price: '50',
  },
  ...{ num: '12', state: 'running', need: '2', quota: 0, left: 0, offline: 0, venue: null },
  ...{ held: '1', release_time: 1767225900 },
  ...{ start_time: 1767225600, end_time: 1767312000, new_time: 1767225601 },
};
const readActivity = {
  ...{ id: '4', type: 1, price: '100.00', groupPrice: '50.00', learners: 12, state: 'running' },
  ...{ held: 1, releaseAt: 1767225900000 },
  ...{ need: 2, offline: false, venue: '', startTime: 1767225600000, now: 1767225601000 },
};
const group = {
  ...{ id: 3, state: 'open', leader: '周*远', headimg: '/b.svg', need: 2, joined: '1', left: 1 },
  ...{ stop_time: 1767229200, release_time: null, mine: '1' },
};
const readGroup = {
  ...{ id: '3', state: 'open', leader: '周*远', avatar: '/b.svg', joined: 1, left: 1 },
  ...{ stopAt: 1767229200000, releaseAt: null, mine: true },
};
const product = {
  ...{ id: 7, type: 4, title: '课程', introHtml: '<p>甲</p>', link: '/courseDetail/7' },
  price: 100,
};
const readProduct = { id: '7', link: '/courseDetail/7', price: '100.00' };
const occasion = {
  ...{ start_time: 1767225600, end_time: 1767236400, venue: '三楼', address: '江南大道' },
  ...{ latitude: '30.2', longitude: '', refund_text: '购买后不可退款' },
};
const readOccasion = {
  ...{ startAt: 1767225600000, endAt: 1767236400000, venue: '三楼', address: '江南大道' },
  ...{ latitude: '30.2', longitude: '', refundText: '购买后不可退款' },
};
const mine = { order_id: 9, order_state: 'grouping', group_id: 3, owned: 0, is_reserve: '1' };
const readMine = {
  orderId: '9',
  orderState: 'grouping',
  groupId: '3',
  owned: false,
  reserved: true,
};

/** The calls of group buys and flash sales: what each sends, and one answer in full. */
export const activityCalls: Record<string, CallRow> = {
  '/v1/activity/list': [
    { tab: 'all', page: 1 },
    { data: [{ ...activity, is_reserve: 1 }], last_page: 1 },
    { items: [{ ...readActivity, reserved: true }], pageCount: 1 },
  ],
  '/v1/team/detail': [
    { id: '4' },
    {
      ...activity,
      hours: '24',
      rules: ['甲', ''],
      product,
      occasion,
      groups: [group],
      group_total: '1',
      mine,
    },
    {
      ...readActivity,
      hours: 24,
      rules: ['甲'],
      groups: [readGroup],
      groupTotal: 1,
      product: readProduct,
      occasion: readOccasion,
      mine: readMine,
    },
  ],
  '/v1/team/groups': [
    { id: '4', page: 1 },
    { data: [group], last_page: 1 },
    { items: [readGroup], pageCount: 1 },
  ],
  '/v1/team/group': [
    { id: '3' },
    { ...group, new_time: 1767225601, people: [{ nickname: '周*远', headimg: '' }], activity },
    { ...readGroup, now: 1767225601000, people: [{ avatar: '' }], activity: readActivity },
  ],
  '/v1/flash/detail': [
    { id: '4' },
    { ...activity, per_order: 1, per_member: '2', bought: 0, rules: [], product, occasion, mine },
    {
      ...readActivity,
      perOrder: 1,
      perMember: 2,
      bought: 0,
      occasion: readOccasion,
      mine: readMine,
    },
  ],
  '/v1/activity/mine': [
    { tab: 'all', page: 1 },
    {
      data: [
        {
          order_id: 9,
          order_state: 'grouping',
          ticket_id: 5,
          create_time: 1767225600,
          pay: 50,
          activity,
          group,
        },
      ],
      last_page: 1,
    },
    {
      items: [
        {
          ...{ orderId: '9', orderState: 'grouping', at: 1767225600000, pay: '50.00' },
          ticketId: '5',
          ...{ activity: readActivity, group: readGroup },
        },
      ],
      pageCount: 1,
    },
  ],
};
