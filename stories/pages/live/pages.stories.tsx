import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { moduleStart } from '../../../schemas/home/endpoints.ts';
import { liveApi } from '../../../schemas/live/endpoints.ts';
import DetailPage from '../../../src/pages/live/detail/view.tsx';
import HallPage from '../../../src/pages/live/hall/view.tsx';
import RoomPage from '../../../src/pages/live/room/view.tsx';
import type { Scenario } from '../../back-end/scenario.ts';
import { AtRoute } from '../../stage/at-route.tsx';
import {
  detail,
  entrance,
  entries,
  liveAnswers,
  pageOf,
  rows,
  soonRows,
  state,
} from './answers.ts';
import { tellRoom } from './socket.ts';

export default { title: '页面/直播', parameters: { stage: 'page' } } satisfies Meta;

const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...liveAnswers, ...answers },
});
const slow: Scenario = { ...answered(), delay: 600_000 };
const broken: Scenario = { ...answered(), fails: (path) => path.startsWith('/v1/live/') };

const { liveHall, liveDetail, enterLive } = liveApi;

const page = (
  Page: ComponentType,
  at: { pattern: string; path: string; search?: string },
  backEnd: Scenario = answered(),
): Pick<StoryObj, 'parameters' | 'render'> => ({
  parameters: { backEnd },
  render: () => (
    <AtRoute {...at}>
      <Page />
    </AtRoute>
  ),
});

const hall = (search = '', backEnd?: Scenario) =>
  page(HallPage, { pattern: '/house', path: '/house', search }, backEnd);
const poster = (backEnd?: Scenario) =>
  page(DetailPage, { pattern: '/zhibodet', path: '/zhibodet', search: 'id=1' }, backEnd);

export const Hall: StoryObj = {
  name: '直播大厅',
  ...hall(),
};
export const HallSoon: StoryObj = {
  name: '直播大厅：预告',
  ...hall('tab=soon', answered({ [liveHall.path]: pageOf(soonRows) })),
};
export const HallEmpty: StoryObj = {
  name: '直播大厅：没有直播',
  ...hall('', answered({ [liveHall.path]: pageOf([]) })),
};
export const HallMany: StoryObj = {
  name: '直播大厅：很多',
  ...hall(
    'tab=replay',
    answered({
      [liveHall.path]: pageOf(
        Array.from({ length: 80 }, (_, id) => ({ ...rows[id % 3], id, status: 3 })),
      ),
    }),
  ),
};
export const HallClosed: StoryObj = {
  name: '直播大厅：未开放',
  ...hall('', answered({ [moduleStart.path]: { liveModule: 0 } })),
};
export const HallLoading: StoryObj = {
  name: '直播大厅：加载中',
  ...hall('', slow),
};
export const HallFailed: StoryObj = {
  name: '直播大厅：加载失败',
  ...hall('', broken),
};

export const Poster: StoryObj = {
  name: '直播详情：直播中',
  ...poster(),
};
export const PosterSoon: StoryObj = {
  name: '直播详情：预告',
  ...poster(answered({ [liveDetail.path]: { ...detail, ...soonRows[1], gate: 'pay' } })),
};
export const PosterPassword: StoryObj = {
  name: '直播详情：输入密码',
  ...poster(answered({ [liveDetail.path]: { ...detail, locked: 1, gate: 'password' } })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '输入密码' }));
    await expect(await canvas.findByRole('dialog', { name: '输入直播密码' })).toBeVisible();
  },
};
export const PosterBuying: StoryObj = {
  name: '直播详情：待购买',
  ...poster(answered({ [liveDetail.path]: { ...detail, price: '19.90', gate: 'pay' } })),
};
export const PosterReplay: StoryObj = {
  name: '直播详情：回放，没有图片和讲师',
  ...poster(
    answered({
      [liveDetail.path]: { ...detail, status: 3, thumb: '', teacher_name: '', intro: '' },
    }),
  ),
};
export const PosterLoading: StoryObj = {
  name: '直播详情：加载中',
  ...poster(slow),
};
export const PosterFailed: StoryObj = {
  name: '直播详情：加载失败',
  ...poster(broken),
};

const came = (more: object = {}) => [
  { type: 'entries', data: { entries, reset: 0 } },
  { type: 'state', data: { ...state, ...more } },
];

/** The room keeps to its own place on a page of documents. */
const InRoom = () => (
  <div style={{ blockSize: '100vh', transform: 'translateZ(0)' }}>
    <RoomPage />
  </div>
);

const room = (
  backEnd: Scenario = answered(),
  told: Parameters<typeof tellRoom>[0] = came(),
): Pick<StoryObj, 'parameters' | 'render' | 'beforeEach'> => ({
  ...page(InRoom, { pattern: '/zhiboing/:id', path: '/zhiboing/1' }, backEnd),
  beforeEach: tellRoom(told),
});
const entered = (more: object): Scenario =>
  answered({ [enterLive.path]: { ...entrance, ...more } });
const at = (more: object, entering: object = {}): Scenario =>
  answered({
    [liveDetail.path]: { ...detail, ...more },
    [enterLive.path]: { ...entrance, ...entering, state: { ...state, ...more } },
  });
/** Never played in a story; the player stands ready. */
const stream = '/stream/slides/index.m3u8?m=7&b=1&s=x';

export const Room: StoryObj = {
  name: '直播间',
  ...room(entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('<b>这一行是文字</b>')).toBeVisible();
  },
};
export const RoomWaiting: StoryObj = {
  name: '直播间：信号准备中',
  ...room(),
};
export const RoomSoon: StoryObj = {
  name: '直播间：未开始，没有人发言',
  ...room(at({ ...soonRows[0] }), [{ type: 'state', data: { ...state, status: 0 } }]),
};
export const RoomReplay: StoryObj = {
  name: '直播间：回放',
  ...room(at({ status: 3 }, { stream }), came({ status: 3 })),
};
export const RoomMuted: StoryObj = {
  name: '直播间：已被禁言',
  ...room(entered({ stream, muted_until: entrance.stream_until })),
};
export const RoomSilenced: StoryObj = {
  name: '直播间：全员禁言',
  ...room(entered({ stream }), came({ mute_all: 1 })),
};
export const RoomHost: StoryObj = {
  name: '直播间：讲师管理',
  ...room(entered({ stream, role: 'host', member_id: 5 }), came({ slow_seconds: 10 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await expect(await canvas.findByRole('dialog', { name: '聊天管理' })).toBeVisible();
  },
};
export const RoomModerating: StoryObj = {
  name: '直播间：对一条消息',
  ...room(entered({ stream, role: 'assistant', member_id: 4 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /请问基层/ }));
    await expect(await canvas.findByRole('button', { name: '禁言 10 分钟' })).toBeVisible();
  },
};
export const RoomSaying: StoryObj = {
  name: '直播间：正在发送',
  ...room(entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('聊天内容'), '这一句还在路上{Enter}');
    await expect(await canvas.findByText('发送中')).toBeVisible();
  },
};
export const RoomOver: StoryObj = {
  name: '直播间：已在别处打开',
  ...room(entered({ stream }), [
    ...came(),
    { type: 'over', data: { code: '52026', msg: '已在其他页面打开该直播间' } },
  ]),
};
export const RoomIntro: StoryObj = {
  name: '直播间：介绍',
  ...room(entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '介绍' }));
    await expect(await canvas.findByText('你将学到')).toBeVisible();
  },
};
export const RoomPassword: StoryObj = {
  name: '直播间：输入密码',
  ...room(answered({ [liveDetail.path]: { ...detail, locked: 1, gate: 'password' } })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '进入直播间' }));
    await expect(await canvas.findByText('请输入直播密码')).toBeVisible();
  },
};
export const RoomPaid: StoryObj = {
  name: '直播间：待购买',
  ...room(answered({ [liveDetail.path]: { ...detail, price: '19.90', gate: 'pay' } })),
};
export const RoomLoading: StoryObj = {
  name: '直播间：加载中',
  ...room(slow),
};
export const RoomFailed: StoryObj = {
  name: '直播间：加载失败',
  ...room(broken),
};
