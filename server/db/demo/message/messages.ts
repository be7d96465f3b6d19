import { viewedAddress } from '#schemas/course/addresses.ts';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import type { MessageGroup } from '#schemas/message/fields.ts';

export type MessageLinks = Readonly<
  Record<'course' | 'column' | 'live' | 'teacher' | 'order' | 'team' | 'coupon' | 'review', string>
>;

type Row = readonly [
  group: MessageGroup,
  title: string,
  body: string,
  link?: keyof MessageLinks | (() => string),
];

export const newMessages: readonly Row[] = [
  ['live', '直播即将开始', '你预约的直播将在 30 分钟后开始，建议提前进入直播间测试声音。', 'live'],
  ['course', '专栏上新', '你订阅的专栏更新了一节新课，学完可获得本章小结。', 'column'],
  ['interact', '讲师回复了你的评价', '“感谢反馈，下一讲会补充这类病例的随访要点。”', 'review'],
  [
    'order',
    '优惠券到账',
    '一张 20 元课程券已放入你的账户，有效期 30 天，结算时自动抵扣。',
    'coupon',
  ],
  [
    'course',
    '学习周报',
    '上周你学习了 3 小时 20 分钟，完成 5 节课，超过 72% 的同学。',
    viewedAddress,
  ],
  [
    'system',
    '会员权益更新',
    '学习会员新增“专栏免费学”权益，已自动对你的账号生效。',
    membershipAddress,
  ],
  ['live', '直播回放已生成', '你观看过的直播已生成回放，可随时补看错过的部分。', 'live'],
  [
    'interact',
    '关注的讲师发布了新课',
    '你关注的讲师发布了一门新课程，关注者可优先学习。',
    'teacher',
  ],
  ['order', '拼团成功', '你参加的拼团已成团，课程已加入“我的课程”。', 'team'],
  ['course', '学习提醒', '再完成 2 节课，这门课程就学完了。', 'course'],
  [
    'system',
    '账号安全提醒',
    '你的账号在一台新设备上登录。如非本人操作，请尽快修改密码。',
    settingsAddress,
  ],
  ['system', '服务升级公告', '平台已于昨晚完成升级，视频加载更快，学习进度可在多台设备间同步。'],
];

export const oldMessages: readonly Row[] = [
  ['course', '课程更新提醒', '你正在学习的课程更新了两节，已为你解锁。', 'course'],
  ['live', '直播预约成功', '预约成功，开播前 30 分钟会在这里提醒你。', 'live'],
  ['interact', '你的评价收到点赞', '你对课程的评价收到了 12 个赞。', 'review'],
  ['system', '资料已完善', '你的个人资料已保存，可在设置中随时修改。', settingsAddress],
  ['order', '订单支付成功', '订单已支付，课程已开通，可在“我的课程”中学习。', 'order'],
  ['course', '课程更新提醒', '你收藏的课程新增了配套讲义。', 'course'],
  ['system', '功能上新', '音频课支持锁屏播放与定时关闭，通勤路上也能学。'],
];
