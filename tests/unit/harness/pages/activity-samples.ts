import { NOW } from './sample-now.ts';

const activity = {
  id: 2,
  title: '一课',
  subtitle: '',
  thumb: '',
  price: '99.00',
  group_price: '39.60',
  num: 0,
  state: 'running',
  quota: 10,
  left: 5,
  offline: 0,
  venue: '',
  start_time: NOW - 60,
  end_time: NOW + 3600,
  new_time: NOW,
};

const sold = {
  rules: ['一条规则'],
  product: {
    id: 15,
    type: 4,
    title: '一课',
    introHtml: '',
    link: '/courseDetail/15',
    price: '99.00',
  },
};

/** What the asking member has to do with it. */
export const ownOf = (more: object = {}) => ({
  mine: { order_id: '', order_state: '', group_id: '', owned: 0, is_reserve: 0, ...more },
});

export const flashOf = (more: object = {}) => ({
  ...activity,
  ...sold,
  ...ownOf(),
  type: 2,
  need: 0,
  per_order: 1,
  per_member: 1,
  bought: 0,
  ...more,
});

export const groupOf = (id: number, more: object = {}) => ({
  id,
  state: 'open',
  leader: '周*远',
  headimg: '',
  need: 2,
  joined: 1,
  left: 1,
  stop_time: NOW + 600,
  mine: 0,
  ...more,
});

export const teamOf = (more: object = {}) => ({
  ...activity,
  ...sold,
  ...ownOf(),
  type: 1,
  need: 2,
  hours: 24,
  groups: [groupOf(3)],
  group_total: 1,
  ...more,
});
