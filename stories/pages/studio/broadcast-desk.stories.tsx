import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  broadcastCalls,
  decideBroadcast,
  readBroadcast,
  revokeBroadcast,
} from '#schemas/studio/broadcast-desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { desk } from '#src/operator/studio/broadcast-desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/broadcast-applications';

export default {
  title: '页面/运营后台：直播申请',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

type Row = Data<typeof readBroadcast>;

const waiting: Row = {
  ...{ id: 1, member: 5, nickname: '吴承宇', title: '第一次上讲台怎么准备', teacher: '吴承宇' },
  ...{ startAt: 1_763_884_800_000, admission: 'paid', price: '9.90', state: 'waiting' },
  ...{
    at: 1_763_625_600_000,
    intro: '从选题、幻灯片到开场三分钟。\n最后留半小时答疑。',
    minutes: 45,
  },
  ...{ video: '讲课录像.mp4', durationMs: 2_400_000, play: '', poster: '' },
  ...{ pictures: ['/media/live-17.svg'], reason: '', by: '', decidedAt: null, live: null },
  revocable: false,
};
const decided = { by: '小冯', decidedAt: 1_763_712_000_000 };
const passed: Row = {
  ...{ ...waiting, ...decided, id: 2, title: '床旁带教的三个习惯', state: 'passed', live: 24 },
  revocable: true,
};
const refused: Row = {
  ...{ ...waiting, ...decided, id: 3, title: '查房时怎样提问', admission: 'password' },
  ...{ state: 'refused', reason: '请写明适合哪一级的医师。' },
};

const screen = (row: Row, items: readonly Row[], path = ROOT): StoryObj => ({
  parameters: {
    backEnd: {
      answers: {
        [broadcastCalls.count.path]: { waiting: 1 },
        [broadcastCalls.list.path]: { items, pages: 1, waiting: 1 },
        [readBroadcast.path]: row,
        [decideBroadcast.path]: { outcome: 'overlapping' },
        [revokeBroadcast.path]: { outcome: 'sold' },
      },
    },
  },
  render: () => (
    <OperatorScreen path={path} pattern={`${ROOT}/:id?`}>
      {({ id }) => <desk.Screen named={id ?? ''} />}
    </OperatorScreen>
  ),
});

const panelOf = (row: Row) => screen(row, [row], `${ROOT}/${row.id}`);

export const List: StoryObj = { name: '列表', ...screen(waiting, [waiting, passed, refused]) };
export const ListEmpty: StoryObj = { name: '列表：空', ...screen(waiting, []) };
export const Panel: StoryObj = { name: '审核', ...panelOf(waiting) };
export const PanelPassed: StoryObj = { name: '已通过，还没有开始', ...panelOf(passed) };
export const PanelRefused: StoryObj = { name: '未通过', ...panelOf(refused) };
