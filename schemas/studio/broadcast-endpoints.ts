import type * as z from 'zod/mini';
import { teacherRefusals } from '../teacher/refusals.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf, withDefault } from '../wire/payload.ts';
import { choice, count, flag, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { byRule, object, paged } from '../wire/structures.ts';
import {
  admissions,
  broadcastCover,
  broadcastIntro,
  broadcastMinutes,
  broadcastStart,
  broadcastStates,
  broadcastTitle,
  broadcastVideo,
  newPassword,
} from './broadcast-fields.ts';
import { coursePrice } from './fields.ts';
import { studioRefusals } from './refusals.ts';

const mayNot = pickRefusals(teacherRefusals, 'noWorkshop', 'notInRole');

const broadcast = object(
  {
    id,
    version: count,
    title: requiredText,
    intro: text,
    start_time: time,
    minutes: count,
    admission: oneOf(admissions),
    price_fen: count,
    /** It has a password, which is never sent. */
    locked: flag,
    /** The file of the library that it plays; '' where that is gone. */
    video: text,
    video_name: text,
    duration: count,
    poster: picture,
    /** The picture of the library; '' where that is gone. */
    cover: text,
    thumb: picture,
    state: oneOf(broadcastStates),
    reason: text,
    send_time: time,
    /** The broadcast that it made; '' for none, and for one that operators have hidden. */
    live: text,
    /** Of that broadcast, as in its own calls. */
    status: choice,
  },
  byRule,
);
export type Broadcast = z.output<typeof broadcast>;

/** Applications of the workshop, the newest first. */
export const broadcastList = defineEndpoint({
  path: '/v1/studio/broadcasts',
  payload: object(pageOf),
  data: paged('data', 'last_page', broadcast),
  access: 'member',
  refusals: pickRefusals(teacherRefusals, 'noWorkshop'),
});

/** What the form of an application begins with. */
export const broadcastForm = defineEndpoint({
  path: '/v1/studio/broadcast',
  payload: object({
    /** '' for a new one. */
    id: withDefault(text, ''),
  }),
  data: object({
    /** Who speaks: the workshop's own teacher. */
    teacher: text,
    application: maybe(broadcast),
  }),
  access: 'member',
  refusals: joinRefusals(mayNot, pickRefusals(studioRefusals, 'noSuchBroadcast')),
});
export type BroadcastForm = z.output<typeof broadcastForm.data>;

/** Sends an application to review: a new one, or again one that was refused, withdrawn or revoked. */
export const applyForBroadcast = defineEndpoint({
  path: '/v1/studio/applyForBroadcast',
  payload: object({
    /** '' for a new one. */
    id: withDefault(text, ''),
    /** As it was read; 0 for a new one. */
    version: count,
    title: broadcastTitle,
    intro: broadcastIntro,
    startTime: broadcastStart,
    minutes: broadcastMinutes,
    admission: oneOf(admissions),
    priceFen: coursePrice,
    password: newPassword,
    video: broadcastVideo,
    cover: broadcastCover,
    key,
  }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    mayNot,
    pickRefusals(teacherRefusals, 'consentOutdated'),
    pickRefusals(
      studioRefusals,
      'noSuchBroadcast',
      'broadcastIncomplete',
      'broadcastLocked',
      'broadcastChanged',
      'courseFieldTooLong',
      'startOutOfRange',
      'broadcastTooShort',
      'broadcastTooLong',
      'broadcastOverlaps',
      'videoUnfit',
      'coverUnfit',
      'priceTooHigh',
      'ticketPriceMissing',
      'roomPasswordMissing',
      'passwordTooShort',
      'tooManyBroadcasts',
    ),
  ),
});

export const withdrawBroadcast = defineEndpoint({
  path: '/v1/studio/withdrawBroadcast',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    mayNot,
    pickRefusals(studioRefusals, 'noSuchBroadcast', 'broadcastNotWaiting'),
  ),
});

export const broadcastApi = {
  broadcastList,
  broadcastForm,
  applyForBroadcast,
  withdrawBroadcast,
};
