import { pageOf, sampleOf } from '../sample.ts';
import {
  messageDetail,
  messageList,
  messageStates,
  readMessage,
  readMessages,
  removeMessage,
} from './endpoints.ts';
import { unreadMessages } from './unread-endpoints.ts';

const NOON = 1_795_147_200;
const DAY = 86_400;

const message = {
  id: 1,
  group: 'course',
  title: '专栏上新',
  content: '你订阅的专栏更新了一节新课，学完可获得本章小结。',
  link: '/specialDetail/3',
  thumb: '/media/cover-genetics.svg',
  create_time: NOON,
  is_read: 0,
};
const titles = [
  ['course', '专栏上新', '你订阅的专栏更新了一节新课，学完可获得本章小结。'],
  ['live', '直播即将开始', '你预约的直播将在 30 分钟后开始，建议提前进入直播间测试声音。'],
  ['interact', '讲师回复了你的评价', '“感谢反馈，下一讲会补充这类病例的随访要点。”'],
  ['order', '优惠券到账', '一张 20 元课程券已放入你的账户，有效期 30 天。'],
  ['system', '服务升级公告', '视频加载更快，学习进度可在多台设备间同步。'],
] as const;

const rows = titles.map(([group, title, content], index) => ({
  ...{ ...message, id: index + 1, group, title, content },
  ...{ thumb: index < 2 ? message.thumb : '', create_time: NOON - index * 3 * DAY },
  ...{ is_read: index > 2 ? 1 : 0 },
}));

const unread = [1, 2, 0, 120, 0];

const groups = ['system', 'course', 'order', 'interact', 'live'].map((group, index) => ({
  ...{ group, unread: unread[index], create_time: index === 4 ? null : NOON - index * DAY },
  title: index === 4 ? '' : rows.find((row) => row.group === group)?.title,
}));

export const longMessage = {
  ...{ ...message, link: '' },
  title: '关于线下培训班报到时间调整以及外地学员食宿办理流程的通知',
  content:
    '各位学员：\n一、报到时间调整为开班前一天下午。\n二、外地学员须提前三天登记食宿。\n'.repeat(9),
};
const key = 'k';

const wildMessage = {
  ...message,
  ...{ id: 9, thumb: '/a.svg', content: '更新了一节', create_time: 1767225600, is_read: '0' },
};
const readBack = {
  ...{ id: '9', group: 'course', title: '专栏上新', body: '更新了一节' },
  ...{ link: '/specialDetail/3', thumb: '/a.svg', sentAt: 1767225600000, read: false },
};

const hostile = { ...wildMessage, id: 10, link: 'javascript:alert(1)' };

export const samples = [
  sampleOf(messageStates, {
    payload: {},
    tidy: groups,
    wild: [
      { group: 'live', unread: '2', title: null, create_time: '' },
      { group: 'other', unread: 1 },
    ],
    data: [{ group: 'live', unread: 2, title: '', sentAt: null }],
  }),
  sampleOf(messageList, {
    payload: { group: 'all', unread: false, page: 1 },
    tidy: pageOf(rows),
    wild: { data: [wildMessage, hostile], last_page: '3' },
    data: { items: [readBack, { ...readBack, id: '10', link: '' }], pageCount: 3 },
  }),
  sampleOf(messageDetail, {
    payload: { id: '9' },
    tidy: message,
    wild: wildMessage,
    data: readBack,
  }),
  sampleOf(readMessage, {
    payload: { id: '9', key },
    tidy: { sum_unread_number: 2 },
    wild: { sum_unread_number: '11' },
    data: { unread: 11 },
  }),
  sampleOf(readMessages, {
    payload: { group: 'all', key },
    tidy: { sum_unread_number: 0 },
    data: { unread: 0 },
  }),
  sampleOf(removeMessage, {
    payload: { id: '9', key },
    tidy: { sum_unread_number: 2 },
    wild: { sum_unread_number: 3 },
    data: { unread: 3 },
  }),
  sampleOf(unreadMessages, { payload: { type: 1 }, wild: { sum_unread_number: '4' }, data: 4 }),
];
