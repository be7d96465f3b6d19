import { myActivities, teamGroup, teamGroups } from '#schemas/activity/endpoints.ts';
import { activityAnswers, flash, team, teamPage } from './answers.ts';

const NOW = 1763625600;
const HOUR = 3600;

/** One group with its people, as a link names it. */
export const groupPage = {
  id: 3,
  state: 'open',
  leader: '林*',
  headimg: '/media/avatar-1.svg',
  need: 3,
  joined: 2,
  left: 1,
  stop_time: NOW + 20 * HOUR,
  mine: 0,
  new_time: NOW,
  people: [
    { nickname: '林*', headimg: '/media/avatar-1.svg' },
    { nickname: '欧*敏', headimg: '/media/avatar-5.svg' },
  ],
  activity: team,
};

const group = (id: number) => {
  const { state, leader, headimg, left, mine } = groupPage;
  const open = { state, leader, headimg, left, mine };
  return { ...open, id, need: 2, joined: 1, stop_time: NOW + id * HOUR };
};

const groups = [4, 5, 6, 7, 8].map(group);

export const manyGroups = { ...teamPage, groups: groups.slice(0, 3), group_total: 5 };

const place = (order_id: number, order_state: string, activity: object, state = 'open') => ({
  order_id,
  order_state,
  create_time: NOW,
  pay: '24.50',
  activity,
  group: { ...group(4), state },
});

export const ownPlaces = [
  place(1, 'grouping', team),
  place(2, 'unpaid', flash),
  place(3, 'done', flash),
  place(4, 'done', team, 'full'),
  {
    ...place(8, 'done', { ...team, offline: 1, venue: '杭州市滨江区学习中心三楼报告厅' }, 'full'),
    ticket_id: 5,
  },
  place(5, 'refunded', team, 'failed'),
  place(6, 'refunded', flash),
  place(7, 'cancelled', flash),
];

/** Answers for the pages of groups and own activities, in the wire's form. */
export const answers = {
  ...activityAnswers,
  [teamGroup.path]: groupPage,
  [teamGroups.path]: { data: groups, last_page: 1 },
  [myActivities.path]: { data: ownPlaces, last_page: 1 },
};
