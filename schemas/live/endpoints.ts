import type * as z from 'zod/mini';
import { keyword } from '../search/fields.ts';
import { LONGEST_PASSWORD } from '../text/validators.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { object, paged } from '../wire/structures.ts';
import { liveRefusals } from './refusals.ts';
import { liveRoomApi } from './room-endpoints.ts';

/** What a member needs to enter the room: nothing, a password, or a payment. */
const liveGates = ['open', 'password', 'pay'] as const;
export type LiveGate = (typeof liveGates)[number];

const liveFields = {
  id,
  title: requiredText,
  thumb: picture,
  /** 0: not started; 1: live; 3: replay. */
  status: choice,
  /** The room asks for a password. */
  locked: flag,
  price: money,
  num: count,
  start_time: time,
  /** When it is to end, or has ended. */
  end_time: time,
  teacher_name: text,
  /** Such as 主任医师. */
  teacher_title: text,
  headimg: picture,
  /** The asking member has reserved it (`setRelation`). */
  is_reserve: flag,
};
const liveNames = {
  num: 'viewers',
  teacher_name: 'teacher',
  headimg: 'teacherAvatar',
  is_reserve: 'reserved',
} as const;

const liveRow = object(liveFields, liveNames);
export type LiveRow = z.output<typeof liveRow>;

/** Lists the broadcasts of one status; `liveClosed` while the module of broadcasts is closed. */
export const liveHall = defineEndpoint({
  path: '/v1/live/list',
  payload: object({
    status: choice,
    /** The teacher's; '': all departments. */
    department: withDefault(keyword, ''),
    page: withDefault(count, 1),
  }),
  data: paged('data', 'last_page', liveRow),
  access: 'member',
  refusals: pickRefusals(liveRefusals, 'liveClosed'),
});

export const liveDetail = defineEndpoint({
  path: '/v1/live/detail',
  payload: object({ id }),
  data: object(
    {
      ...liveFields,
      now: time,
      /** Has to be sanitised. */
      intro: html,
      teacher_id: text,
      reserve_num: count,
      /** Whether there is a recording; missing in front of a back end that does not tell it. */
      has_replay: maybe(flag),
      /** What the asking member still needs. */
      gate: oneOf(liveGates),
    },
    {
      ...liveNames,
      intro: 'introHtml',
      reserve_num: 'reservations',
      has_replay: 'hasReplay',
    },
  ),
  access: 'member',
  refusals: pickRefusals(liveRefusals, 'liveClosed', 'noSuchLive'),
});
export type LiveDetail = z.output<typeof liveDetail.data>;

/** No room has a longer password, so a longer one is wrong. */
export const roomPassword = ruled(
  text,
  filled('请输入直播密码'),
  atMost(LONGEST_PASSWORD, liveRefusals.livePasswordWrong),
);

/** Opens a room with a password to the member for good. */
export const livePassword = defineEndpoint({
  path: '/v1/live/password',
  payload: object({ id, password: roomPassword, key }),
  data: none,
  access: 'member',
  changes: true,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordWrong',
    'livePasswordLocked',
    'liveNetworkLocked',
  ),
});

export const liveApi = { liveHall, liveDetail, livePassword, ...liveRoomApi };
