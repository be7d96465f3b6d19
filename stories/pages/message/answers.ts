import { messageListAddress } from '#schemas/message/addresses.ts';
import { messageApi } from '#schemas/message/endpoints.ts';
import { answers as peopleAnswers } from '../teacher/answers.ts';

const NOON = 1_795_147_200;
const DAY = 86_400;

const message = {
  id: 1,
  group: 'course',
  title: '专栏上新',
  content: '你订阅的专栏更新了一节新课，学完可获得本章小结。',
  link: '/specialDetail/3',
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
  ...{ create_time: NOON - index * 3 * DAY, is_read: index > 2 ? 1 : 0 },
}));

const unread = [1, 2, 0, 120, 0];

const groups = ['system', 'course', 'order', 'interact', 'live'].map((group, index) => ({
  ...{ group, unread: unread[index], create_time: index === 4 ? null : NOON - index * DAY },
  title: index === 4 ? '' : rows.find((row) => row.group === group)?.title,
}));

export const noMessages = { data: [], last_page: 0 };

export const longMessage = {
  ...{ ...message, link: '' },
  title: '关于线下培训班报到时间调整以及外地学员食宿办理流程的通知',
  content:
    '各位学员：\n一、报到时间调整为开班前一天下午。\n二、外地学员须提前三天登记食宿。\n'.repeat(9),
};

/** Answers for `/my` and the pages of messages, in the wire's form. */
export const answers: Readonly<Record<string, unknown>> = {
  ...peopleAnswers,
  [messageApi.messageStates.path]: groups,
  [messageApi.messageList.path]: { data: rows, last_page: 1 },
  [messageApi.messageDetail.path]: message,
  [messageApi.readMessage.path]: { sum_unread_number: 2 },
  [messageApi.readMessages.path]: { sum_unread_number: 0 },
  [messageApi.removeMessage.path]: { sum_unread_number: 2 },
};

/** The addresses of pages that need more than an id. */
export const addresses = { [messageListAddress.pattern]: { search: 'group=course' } };
