import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { memberApi } from '../../../schemas/member/endpoints.ts';
import { messageApi } from '../../../schemas/message/endpoints.ts';
import MyPage from '../../../src/pages/member/my/view.tsx';
import DetailPage from '../../../src/pages/message/detail/view.tsx';
import GroupsPage from '../../../src/pages/message/groups/view.tsx';
import GroupPage from '../../../src/pages/message/list/group/view.tsx';
import NoticesPage from '../../../src/pages/message/list/notices/view.tsx';
import type { Scenario } from '../../back-end/scenario.ts';
import { AtAddress } from '../../stage/at-address.tsx';
import { home } from '../teacher/answers.ts';
import { longMessage, myAnswers, noMessages } from './answers.ts';

export default { title: '页面/我的', parameters: { stage: 'page' } } satisfies Meta;

const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...myAnswers, ...answers },
});

const slow: Scenario = { ...answered(), delay: 60_000 };
const broken: Scenario = { ...answered(), fails: (path) => path in myAnswers };
const member = (changes: object) =>
  answered({ [memberApi.memberHome.path]: { ...home, ...changes } });
const nothing = answered({ [messageApi.messageList.path]: noMessages });

const page = (
  Page: ComponentType,
  name: string,
  backEnd: Scenario = answered(),
  search = '',
): StoryObj => ({
  name,
  parameters: { backEnd },
  render: () => (
    <AtAddress search={search}>
      <Page />
    </AtAddress>
  ),
});

export const My: StoryObj = page(MyPage, '我的：会员');

export const MyPlain: StoryObj = page(
  MyPage,
  '我的：没有会员卡和手机号',
  member({ vip_time: null, phone: '', headimg: '' }),
);

export const MyTeacher: StoryObj = page(
  MyPage,
  '我的：讲师、长昵称',
  member({ teacher_id: 7, is_doctor: 1, nickname: '一个名字很长很长很长的昵称用来看看放不放得下' }),
);

export const MyLoading: StoryObj = page(MyPage, '我的：加载中', slow);

export const MyFailed: StoryObj = page(MyPage, '我的：加载失败', broken);

export const Groups: StoryObj = page(GroupsPage, '消息中心');

export const GroupsRead: StoryObj = page(
  GroupsPage,
  '消息中心：没有未读',
  answered({ [messageApi.messageStates.path]: [{ group: 'system', unread: 0, title: '' }] }),
);

export const GroupsLoading: StoryObj = page(GroupsPage, '消息中心：加载中', slow);

export const GroupsFailed: StoryObj = page(GroupsPage, '消息中心：加载失败', broken);

export const Group: StoryObj = page(GroupPage, '消息列表', answered(), 'group=course');

export const GroupActions: StoryObj = {
  ...page(GroupPage, '消息列表：删除前询问', answered(), 'group=course'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作：专栏上新' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    await expect(await canvas.findByRole('dialog', { name: '删除这条消息？' })).toBeVisible();
  },
};

export const GroupEmpty: StoryObj = page(GroupPage, '消息列表：空', nothing, 'group=live');

export const GroupUnknown: StoryObj = page(GroupPage, '消息列表：没有这一类');

export const GroupLoading: StoryObj = page(GroupPage, '消息列表：加载中', slow, 'group=course');

export const GroupFailed: StoryObj = page(GroupPage, '消息列表：加载失败', broken, 'group=course');

export const Notices: StoryObj = page(NoticesPage, '全部消息');

export const NoticesEmpty: StoryObj = page(
  NoticesPage,
  '全部消息：没有未读',
  nothing,
  'show=unread',
);

export const Detail: StoryObj = page(DetailPage, '消息详情', answered(), 'id=1');

export const DetailLong: StoryObj = page(
  DetailPage,
  '消息详情：长文字、没有去处',
  answered({ [messageApi.messageDetail.path]: longMessage }),
  'id=1',
);

export const DetailGone: StoryObj = page(DetailPage, '消息详情：不存在');

export const DetailFailed: StoryObj = page(DetailPage, '消息详情：加载失败', broken, 'id=1');
