import { pageOf, sampleOf } from '../sample.ts';
import { liveDetail, liveHall, livePassword } from './endpoints.ts';
import {
  changeLiveSettings,
  enterLive,
  liveMessages,
  muteMember,
  recallMessage,
  sayInLive,
} from './room-endpoints.ts';

const NOW = 1_795_000_000;
const HOUR = 3600;

const row = (id: number, more: object = {}) => ({
  ...{ id, title: '冠心病介入治疗年度进展解读', thumb: '/media/live-1.svg', status: 1, locked: 0 },
  ...{ price: '0.00', num: 3264, start_time: NOW - HOUR, end_time: NOW + HOUR / 2, is_reserve: 0 },
  ...{ teacher_name: '陈思远', teacher_title: '主任医师', headimg: '/media/avatar-1.svg' },
  ...more,
});

export const rows = [
  row(1),
  row(2, { title: '儿童发热门诊常见误区', thumb: '/media/live-11.svg', locked: 1, num: 86 }),
  row(3, {
    title: '睡眠障碍的认知行为治疗：从评估到完整的六周方案，门诊医生怎么用好它',
    thumb: '/media/live-15.svg',
    price: '19.90',
    num: 0,
  }),
];

const soonRow = { status: 0, start_time: NOW + 26 * HOUR, end_time: NOW + 27 * HOUR, num: 0 };

export const soonRows = [
  row(4, { ...soonRow, title: '疑难心电图现场判读', is_reserve: 1 }),
  row(5, { ...soonRow, title: '伤寒论名方临证应用', price: '49.90', thumb: '' }),
];

const intro =
  '<p>本场直播由临床一线讲师主讲，约 90 分钟。</p><h3>你将学到</h3><ul><li>一套可以直接用在门诊的判断步骤</li><li>三个真实病例的完整复盘</li></ul>';

export const broadcastInFull = {
  ...row(1),
  ...{ now: NOW, intro, teacher_id: 1, reserve_num: 128, gate: 'open' },
};

export const state = {
  ...{ status: 1, num: 3265, online: 86, mute_all: 0, slow_seconds: 0, now: NOW },
};

export const entrance = {
  ...{ stream: '', stream_until: NOW + HOUR, member_id: 7, role: 'member' },
  ...{ muted_until: null, state },
};

const entry = (id: number, body: string, more: object = {}) => ({
  ...{ id, kind: 'text', body, at: NOW - 600 + id * 60, target: 0, until: null, recalled: 0 },
  ...{ key: `k${id}`, member_id: 3, nickname: '林晓', headimg: '/media/avatar-1.svg' },
  ...{ role: 'member', ...more },
});
const own = { member_id: 7, nickname: '周明远', headimg: '/media/avatar-2.svg' };
const host = { member_id: 5, nickname: '陈思远', headimg: '/media/avatar-5.svg', role: 'host' };

const helper = { member_id: 4, nickname: '陈医生', headimg: '', role: 'assistant' };

export const chatEntries = [
  entry(1, '大家好，我是本场助教，课件会在结束后发到资料区。', helper),
  entry(2, '声音画面都很清楚', own),
  entry(3, '请问基层没有条件做这项检查怎么办？有没有简单一些、门诊里五分钟就能完成的替代办法？'),
  entry(4, '这个问题很好，答疑环节会讲替代方案。', host),
  entry(5, '', { recalled: 1 }),
  entry(6, '已被禁言 10 分钟', { ...host, kind: 'mute', target: 9, until: NOW + 600 }),
  entry(7, '已开启慢速模式，每 10 秒可发一条', { ...host, kind: 'settings' }),
  entry(8, '<b>这一行是文字</b>', own),
];

const wildRow = row(3, {
  ...{ title: '病例复盘', status: '1', locked: '0', price: '29.9', num: '3264' },
  ...{ start_time: 1767225600, end_time: '1767229200', is_reserve: 1 },
  ...{ teacher_name: null, teacher_title: null, headimg: null },
});
const readRow = {
  ...{ id: '3', title: '病例复盘', status: 1, locked: false, price: '29.90', viewers: 3264 },
  ...{ startTime: 1767225600000, endTime: 1767229200000, reserved: true },
  ...{ teacher: '', teacherTitle: '', teacherAvatar: '' },
};
const wildState = { ...state, num: '7', online: '2', mute_all: '0', slow_seconds: '5' };
const readState = { status: 1, viewers: 7, online: 2, muteAll: false, slowSeconds: 5 };
const wildEntry = entry(12, '<b>你好</b>', {
  ...{ id: '12', target: null, member_id: 3, headimg: '/a.svg', role: 'host' },
});
const key = 'k';

export const samples = [
  sampleOf(liveHall, {
    payload: { status: 3, department: '心血管内科', page: 1 },
    tidy: pageOf(rows),
    wild: { data: [wildRow], last_page: '3' },
    data: { items: [readRow], pageCount: 3 },
  }),
  sampleOf(liveDetail, {
    payload: { id: '3' },
    tidy: broadcastInFull,
    wild: {
      ...wildRow,
      end_time: null,
      now: 1767225600,
      intro: '<p>甲</p>',
      gate: 'pay',
      reserve_num: '8',
    },
    data: { ...readRow, endTime: null, introHtml: '<p>甲</p>', gate: 'pay', reservations: 8 },
  }),
  sampleOf(livePassword, { payload: { id: '3', password: 'study2026', key } }),
  sampleOf(enterLive, {
    payload: { id: '3' },
    tidy: entrance,
    wild: {
      stream: '/s.m3u8',
      stream_until: 1767225600,
      member_id: 3,
      role: 'member',
      state: wildState,
    },
    data: { stream: '/s.m3u8', memberId: '3', role: 'member', mutedUntil: null, state: readState },
  }),
  sampleOf(liveMessages, {
    payload: { id: '3', since: 7, before: 0 },
    quiet: true,
    tidy: { entries: chatEntries, reset: 0, state },
    wild: { entries: [wildEntry, { ...wildEntry, kind: 'unknown' }], reset: '0', state: wildState },
    data: {
      entries: [{ id: 12, memberId: '3', avatar: '/a.svg', body: '<b>你好</b>', recalled: false }],
      reset: false,
      state: readState,
    },
  }),
  sampleOf(sayInLive, {
    payload: { id: '3', body: '你好', key },
    quiet: true,
    tidy: { entry_id: 99 },
    wild: { entry_id: '12' },
    data: { entryId: 12 },
  }),
  sampleOf(recallMessage, { payload: { id: '3', entry_id: 12, key } }),
  sampleOf(muteMember, { payload: { id: '3', member_id: '7', minutes: 10, key } }),
  sampleOf(changeLiveSettings, { payload: { id: '3', mute_all: true, slow_seconds: 10, key } }),
];
