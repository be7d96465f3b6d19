import { type MessageGroup, messageGroups } from '#schemas/message/fields.ts';

export const groupNames: Readonly<Record<MessageGroup, string>> = {
  system: '系统通知',
  course: '课程消息',
  order: '订单消息',
  interact: '互动消息',
  live: '直播消息',
};

export const groupHints: Readonly<Record<MessageGroup, string>> = {
  system: '账号、会员与平台公告',
  course: '课程更新与学习提醒',
  order: '支付、拼团与优惠券',
  interact: '评价回复与关注动态',
  live: '直播预约与回放',
};

/** undefined where the name is no known group. */
export const groupOf = (name: string): MessageGroup | undefined =>
  messageGroups.find((group) => group === name);
