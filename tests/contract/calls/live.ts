import type { CallRow } from './call-row.ts';

const row = {
  id: 3,
  title: '病例复盘',
  thumb: '/l.svg',
  status: '1',
  locked: '0',
  price: '29.9',
  num: '3264',
  start_time: 1767225600,
  teacher_name: null,
  is_reserve: 1,
};
const readRow = {
  id: '3',
  title: '病例复盘',
  status: 1,
  locked: false,
  price: '29.90',
  viewers: 3264,
  startTime: 1767225600000,
  teacher: '',
  reserved: true,
};
const state = {
  status: 1,
  num: '7',
  online: '2',
  mute_all: '0',
  slow_seconds: '5',
  now: 1767225600,
};
const readState = { status: 1, viewers: 7, online: 2, muteAll: false, slowSeconds: 5 };
const entry = {
  id: '12',
  kind: 'text',
  body: '<b>你好</b>',
  at: 1767225600,
  target: null,
  until: null,
  recalled: 0,
  key: 'say:k',
  member_id: 3,
  nickname: '小林',
  headimg: '/a.svg',
  role: 'host',
};
const key = 'k';

/** The calls of live broadcasts: path, what the call sends, one answer in full, what is read in it. */
export const liveCalls: Record<string, CallRow> = {
  '/v1/live/list': [
    { status: 3, department: '心血管内科', page: 1 },
    { data: [row], last_page: '3' },
    { items: [readRow], pageCount: 3 },
  ],
  '/v1/live/detail': [
    { id: '3' },
    { ...row, end_time: null, now: 1767225600, intro: '<p>甲</p>', gate: 'pay', reserve_num: '8' },
    { ...readRow, endTime: null, introHtml: '<p>甲</p>', gate: 'pay', reservations: 8 },
  ],
  '/v1/live/password': [{ id: '3', password: 'study2026', key }, [], {}],
  '/v1/live/enter': [
    { id: '3' },
    { stream: '/s.m3u8', stream_until: 1767225600, member_id: 3, role: 'member', state },
    { stream: '/s.m3u8', memberId: '3', role: 'member', mutedUntil: null, state: readState },
  ],
  '/v1/live/messages': [
    { id: '3', since: 7, before: 0 },
    { entries: [entry, { ...entry, kind: 'unknown' }], reset: '0', state },
    {
      entries: [{ id: 12, memberId: '3', avatar: '/a.svg', body: '<b>你好</b>', recalled: false }],
      reset: false,
      state: readState,
    },
  ],
  '/v1/live/say': [{ id: '3', body: '你好', key }, { entry_id: '12' }, { entryId: 12 }],
  '/v1/live/recall': [{ id: '3', entry_id: 12, key }, [], {}],
  '/v1/live/mute': [{ id: '3', member_id: '7', minutes: 10, key }, null, {}],
  '/v1/live/settings': [{ id: '3', mute_all: true, slow_seconds: 10, key }, {}, {}],
};

/** Nobody waits for these. */
export const quiet = ['/v1/live/messages', '/v1/live/say'];
