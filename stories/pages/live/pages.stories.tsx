import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { moduleStart } from '#schemas/home/endpoints.ts';
import { liveAddress, liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { liveApi } from '#schemas/live/endpoints.ts';
import {
  broadcastInFull,
  chatEntries,
  entrance,
  rows,
  soonRows,
  state,
} from '#schemas/live/samples.ts';
import { pageOf } from '#schemas/sample.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { pageStories as page } from '../page-story.tsx';
import { stubSocket } from './socket.ts';

export default { title: '页面/直播', parameters: { stage: 'page' } } satisfies Meta;

const { liveHall, liveDetail, enterLive } = liveApi;

const hallAt = (search: string) => page(liveHallAddress, { search });
const hall = hallAt('');
const poster = page(liveAddress, { search: 'id=1' });
const detailOf = (own: object) => ({ [liveDetail.path]: { ...broadcastInFull, ...own } });

export const Hall = hall('直播大厅');
export const HallSoon = hallAt('tab=soon')('直播大厅：预告', { [liveHall.path]: pageOf(soonRows) });
export const HallEmpty = hall('直播大厅：没有直播', { [liveHall.path]: pageOf([]) });
export const HallLive = hallAt('tab=live')('直播大厅：直播中');
const worst = {
  ...{
    title: '冠心病介入治疗年度进展解读与疑难病例复盘，'.repeat(3).slice(0, 60),
    thumb: '/none.jpg',
  },
  ...{
    teacher_name: '欧阳👩🏽‍⚕️'.repeat(4),
    teacher_title: '主任医师、教授、博士生导师',
    headimg: '',
  },
  ...{ price: '99999.00', num: 100_000, end_time: null },
};
export const HallWorst = hall('直播大厅：很长，没有图片', {
  [liveHall.path]: pageOf([
    { ...rows[0], ...worst },
    { ...soonRows[1], ...worst, start_time: null, teacher_name: '欧', price: '0.01', num: 0 },
  ]),
});
export const HallMany = hallAt('tab=replay')('直播大厅：很多', {
  [liveHall.path]: pageOf(
    Array.from({ length: 80 }, (_, id) => ({ ...rows[id % 3], id, status: 3 })),
  ),
});
export const HallClosed = hall('直播大厅：未开放', { [moduleStart.path]: { liveModule: 0 } });

export const PosterSoon = poster('直播详情：预告', detailOf({ ...soonRows[1], gate: 'pay' }));
export const PosterPassword: StoryObj = {
  ...poster('直播详情：输入密码', detailOf({ locked: 1, gate: 'password' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '输入密码' }));
    await expect(await canvas.findByRole('dialog', { name: '输入直播密码' })).toBeVisible();
  },
};
export const PosterBuying = poster('直播详情：待购买', detailOf({ price: '19.90', gate: 'pay' }));
export const PosterReplay = poster(
  '直播详情：回放，没有图片和讲师',
  detailOf({ status: 3, thumb: '', teacher_name: '', intro: '' }),
);
const came = (more: object = {}) => [
  { type: 'entries', data: { entries: chatEntries, reset: 0 } },
  { type: 'state', data: { ...state, ...more } },
];

/** Keeps the fixed room inside its frame on a docs page. */
const inFrame: Decorator = (Room) => (
  <div style={{ blockSize: '100vh', transform: 'translateZ(0)' }}>
    <Room />
  </div>
);

const roomPages = page(liveRoomAddress, { path: '/zhiboing/1' });
const room = (
  name: string,
  answers: Scenario['answers'] = {},
  frames: Parameters<typeof stubSocket>[0] = came(),
  more: Scenario = {},
): StoryObj => ({
  ...roomPages(name, answers, more),
  decorators: [inFrame],
  beforeEach: stubSocket(frames),
});
const entered = (more: object) => ({ [enterLive.path]: { ...entrance, ...more } });
const at = (more: object, entering: object = {}) => ({
  ...detailOf(more),
  [enterLive.path]: { ...entrance, ...entering, state: { ...state, ...more } },
});
/** Never played; it only makes the player appear. */
const stream = '/stream/slides/index.m3u8?m=7&b=1&s=x';

export const Room: StoryObj = {
  ...room('直播间', entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('<b>这一行是文字</b>')).toBeVisible();
  },
};
export const RoomWaiting = room('直播间：信号准备中');
const silent = (status: number) => [{ type: 'state', data: { ...state, status } }];

export const RoomSoon = room('直播间：未开始', at({ ...soonRows[0] }), silent(0));
export const RoomSilent: StoryObj = {
  ...room('直播间：没有人发言', entered({ stream }), silent(1)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '说第一句' }));
    await expect(canvas.getByLabelText('聊天内容')).toHaveFocus();
  },
};
export const RoomWorst = room('直播间：很长，没有图片', at({ ...worst, status: 0 }), silent(0));
export const RoomEnded = room(
  '直播间：已结束，没有回放',
  at({ status: 3, start_time: state.now - 9 * 86_400, end_time: null }),
  came({ status: 3 }),
);
export const RoomReplay = room('直播间：回放', at({ status: 3 }, { stream }), came({ status: 3 }));
export const RoomMuted = room(
  '直播间：已被禁言',
  entered({ stream, muted_until: entrance.stream_until }),
);
export const RoomSilenced = room('直播间：全员禁言', entered({ stream }), came({ mute_all: 1 }));
export const RoomHost: StoryObj = {
  ...room(
    '直播间：讲师管理',
    entered({ stream, role: 'host', member_id: 5 }),
    came({ slow_seconds: 10 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await expect(await canvas.findByRole('dialog', { name: '聊天管理' })).toBeVisible();
  },
};
export const RoomModerating: StoryObj = {
  ...room('直播间：对一条消息', entered({ stream, role: 'assistant', member_id: 4 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /请问基层/ }));
    await expect(await canvas.findByRole('button', { name: '禁言 10 分钟' })).toBeVisible();
  },
};
export const RoomSaying: StoryObj = {
  ...room('直播间：正在发送', entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('聊天内容'), '这一句还在路上{Enter}');
    await expect(await canvas.findByText('发送中')).toBeVisible();
  },
};
export const RoomOver = room('直播间：已在别处打开', entered({ stream }), [
  ...came(),
  { type: 'over', data: { code: '52026', msg: '已在其他页面打开该直播间' } },
]);
export const RoomIntro: StoryObj = {
  ...room('直播间：介绍', entered({ stream })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '介绍' }));
    await expect(await canvas.findByText('你将学到')).toBeVisible();
  },
};
export const RoomPassword: StoryObj = {
  ...room('直播间：输入密码', detailOf({ locked: 1, gate: 'password' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '进入直播间' }));
    await expect(await canvas.findByText('请输入直播密码')).toBeVisible();
  },
};
export const RoomPaid = room('直播间：待购买', detailOf({ price: '19.90', gate: 'pay' }));
