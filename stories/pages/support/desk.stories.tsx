import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  readServiceHours,
  readSupport,
  supportCalls,
  type ThreadHead,
  type ThreadInFull,
} from '#schemas/support/desk-endpoints.ts';
import { desk } from '#src/operator/support/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/support';

export default {
  title: '页面/运营后台：客服',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

const NOW = 1_763_625_600_000;

const waits: ThreadHead = {
  member: 2,
  nickname: '周明远',
  phone: '138****1234',
  state: 'open',
  topic: 'study',
  waiting: 2,
  latest: '第三节播放到一半就停住，换了网络也一样，能不能帮我看一下是什么原因',
  latestAt: NOW,
};
const answered: ThreadHead = { ...waits, member: 3, nickname: '', phone: '', waiting: 0 };
const closed: ThreadHead = { ...answered, member: 4, nickname: '林晓', state: 'closed' };

const thread: ThreadInFull = {
  ...waits,
  more: true,
  messages: [
    {
      ...{ id: 1, side: 'member', topic: 'study', by: '', text: waits.latest, at: NOW },
      pictures: ['/media/licence-1.svg'],
      order: {
        ...{ id: 5, orderNo: '2025112016045700000005', title: '遗传咨询入门', state: 'done' },
        refundAsked: false,
      },
    },
    {
      ...{
        id: 2,
        side: 'desk',
        topic: '',
        by: '王芳',
        text: '请刷新页面后再试一次',
        at: NOW + 60_000,
      },
      pictures: [],
      order: null,
    },
  ],
};

const screen = (items: readonly ThreadHead[], path = ROOT): StoryObj => {
  const waiting = items.filter((item) => item.waiting > 0).length;
  return {
    parameters: {
      backEnd: {
        answers: {
          [supportCalls.count.path]: { waiting },
          [supportCalls.list.path]: { items, pages: 1, waiting },
          [readSupport.path]: thread,
          [readServiceHours.path]: {
            hours: '周一至周五 9:00–18:00',
            promise: '服务时间内一般 30 分钟内回复',
            phone: '',
          },
        },
      },
    },
    render: () => (
      <OperatorScreen path={path} pattern={`${ROOT}/:member?`}>
        {({ member }) => <desk.Screen named={member ?? ''} />}
      </OperatorScreen>
    ),
  };
};

export const List: StoryObj = { name: '列表', ...screen([waits, answered, closed]) };
export const ListEmpty: StoryObj = { name: '列表：空', ...screen([]) };
export const Panel: StoryObj = { name: '咨询记录', ...screen([waits], `${ROOT}/2`) };
