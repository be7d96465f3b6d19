import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { couponApi } from '#schemas/coupon/endpoints.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { homeOfMember } from '#schemas/member/samples.ts';
import {
  allMessagesAddress,
  messageAddress,
  messageGroupsAddress,
  messageListAddress,
} from '#schemas/message/addresses.ts';
import { messageApi } from '#schemas/message/endpoints.ts';
import { longMessage } from '#schemas/message/samples.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import { pointsApi } from '#schemas/points/endpoints.ts';
import { emptyPage } from '#schemas/sample.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/我的', parameters: { stage: 'page' } } satisfies Meta;

const member = (changes: object) => ({
  [memberApi.memberHome.path]: { ...homeOfMember, ...changes },
});
const nothing = { [messageApi.messageList.path]: emptyPage };

const my = page(myAddress);
export const MyPlain = my(
  '我的：没有会员卡和手机号',
  member({ vip_time: null, phone: '', headimg: '' }),
);

export const MyTeacher = my(
  '我的：讲师、长昵称',
  member({ teacher_id: 7, is_doctor: 1, nickname: '一个名字很长很长很长的昵称用来看看放不放得下' }),
);

export const MyNew = my('我的：新学员，什么都还没有', {
  ...member({ vip_time: null, headimg: '', counters: {} }),
  [courseApi.myProducts.path]: emptyPage,
  [courseApi.studyWeek.path]: { today: '2026-11-20', days: [] },
  [orderApi.orderCounts.path]: {},
  [pointsApi.pointsHome.path]: { balance: 0, worth: '1.00', rules: [] },
  [couponApi.couponTotals.path]: {},
});

export const MyCancelled = my('我的：账号将注销', member({ cancel_time: 1_795_161_600 }));

export const MyPartsFailed = my(
  '我的：订单和优惠券没有取到',
  {},
  {
    fails: (path) => path === orderApi.orderCounts.path || path === couponApi.couponTotals.path,
  },
);

const groups = page(messageGroupsAddress);
export const GroupsRead = groups('消息中心：没有未读', {
  [messageApi.messageStates.path]: [{ group: 'system', unread: 0, title: '' }],
});

const group = page(messageListAddress, { search: 'group=course' });
export const GroupActions: StoryObj = {
  ...group('消息列表：删除前询问'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作：专栏上新' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    await expect(await canvas.findByRole('dialog', { name: '删除这条消息？' })).toBeVisible();
  },
};

export const GroupUnknown = page(messageListAddress)('消息列表：没有这一类');

export const NoticesEmpty = page(allMessagesAddress, { search: 'show=unread' })(
  '全部消息：没有未读',
  nothing,
);

const detail = page(messageAddress, { search: 'id=1' });
export const DetailLong = detail('消息详情：长文字、没有去处', {
  [messageApi.messageDetail.path]: longMessage,
});

export const DetailNotFound = page(messageAddress)('消息详情：不存在');
