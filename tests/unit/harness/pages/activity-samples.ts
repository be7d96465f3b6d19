import { flashPage, group, teamPage } from '#schemas/activity/samples.ts';
import { NOW } from './sample-now.ts';

const lesson = { title: '一课', price: '99.00' };
const activity = {
  ...{ ...lesson, id: 2, group_price: '39.60', num: 0, quota: 10, left: 5 },
  ...{ start_time: NOW - 60, end_time: NOW + 3600 },
  product: { ...flashPage.product, ...lesson, id: 15, type: 4, link: '/courseDetail/15' },
};

/** What the asking member has to do with it. */
export const ownOf = (more: object = {}) => ({ mine: { ...flashPage.mine, ...more } });

export const flashOf = (more: object = {}) => ({ ...flashPage, ...activity, ...more });

export const groupOf = (id: number, more: object = {}) =>
  group(id, { stop_time: NOW + 600, ...more });

export const teamOf = (more: object = {}) => ({
  ...{ ...teamPage, ...activity, groups: [groupOf(3)], group_total: 1 },
  ...more,
});
