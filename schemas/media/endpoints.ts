import type * as z from 'zod/mini';
import { teacherRefusals } from '../teacher/refusals.ts';
import { LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, flag, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { ruled, shortened, tidied } from '../wire/rules.ts';
import { object, paged } from '../wire/structures.ts';
import {
  byteCount,
  isChecksum,
  LARGEST_FILE,
  mediaKinds,
  mediaStates,
  partLimits,
  tidyFileName,
} from './fields.ts';
import { mediaRefusals } from './refusals.ts';

/** The library of a workshop; its members share it. */

const ofWorkshop = pickRefusals(teacherRefusals, 'noWorkshop', 'notInRole');
const ofFile = joinRefusals(ofWorkshop, pickRefusals(mediaRefusals, 'noSuchMedia'));

const media = object(
  {
    id,
    /** Names the upload of what still arrives; '' for others' uploads. */
    upload: text,
    kind: oneOf(mediaKinds),
    name: text,
    bytes: byteCount,
    state: oneOf(mediaStates),
    /** Why it failed. */
    reason: text,
    /** Thousandths of the work on it. */
    progress: count,
    /** Of a lesson that plays it; '' until it is ready. */
    stream: text,
    address: picture,
    poster: picture,
    duration_ms: count,
    /** Whether work that failed can be tried again. */
    retryable: flag,
    create_time: time,
  },
  { duration_ms: 'durationMs', create_time: 'createdAt' },
);

const kindFilter = ['all', ...mediaKinds] as const;
const stateFilter = ['all', ...mediaStates] as const;

const LONGEST_MEDIA_WORD = 40;

/** Newest first. */
export const mediaList = defineEndpoint({
  path: '/v1/media/list',
  payload: object({
    kind: withDefault(oneOf(kindFilter), 'all'),
    state: withDefault(oneOf(stateFilter), 'all'),
    keyword: withDefault(shortened(text, LONGEST_MEDIA_WORD), ''),
    ...pageOf,
  }),
  data: paged('data', 'last_page', media),
  access: 'member',
  rate: LOOKS,
  refusals: ofWorkshop,
});

export type ListedMedia = z.output<typeof mediaList.data>['items'][number];

const fileName = ruled(tidied(requiredText, tidyFileName), {
  holds: (name) => name !== '',
  reason: mediaRefusals.nameless.message,
  refusal: mediaRefusals.nameless,
});

/** Reserves room for a file, whose parts are then sent by tus to `PARTS_OF_MEMBERS` and `upload`. */
export const beginMedia = defineEndpoint({
  path: '/v1/media/begin',
  payload: object({
    name: fileName,
    bytes: ruled(
      byteCount,
      {
        holds: (bytes) => bytes > 0,
        reason: mediaRefusals.emptyFile.message,
        refusal: mediaRefusals.emptyFile,
      },
      {
        holds: (bytes) => bytes <= LARGEST_FILE,
        reason: mediaRefusals.fileTooLarge.message,
        refusal: mediaRefusals.fileTooLarge,
      },
    ),
    /** SHA-256 in hex, or ''. */
    checksum: withDefault(
      ruled(text, {
        holds: isChecksum,
        reason: mediaRefusals.badChecksum.message,
        refusal: mediaRefusals.badChecksum,
      }),
      '',
    ),
    key,
  }),
  data: object({ id, upload: requiredText }),
  access: 'member',
  idempotent: true,
  changes: true,
  rate: 60,
  loading: false,
  ...partLimits,
  refusals: joinRefusals(
    ofWorkshop,
    pickRefusals(
      mediaRefusals,
      'nameless',
      'emptyFile',
      'fileTooLarge',
      'badChecksum',
      'libraryFull',
      'tooManyFiles',
      'tooManyArriving',
    ),
  ),
});

export const renameMedia = defineEndpoint({
  path: '/v1/media/rename',
  payload: object({ id, name: fileName }),
  data: object({}),
  access: 'member',
  changes: true,
  refusals: joinRefusals(ofFile, pickRefusals(mediaRefusals, 'nameless')),
});

/** Also gives up what still arrives. */
export const removeMedia = defineEndpoint({
  path: '/v1/media/remove',
  payload: object({ id }),
  data: object({}),
  access: 'member',
  changes: true,
  refusals: joinRefusals(ofFile, pickRefusals(mediaRefusals, 'mediaInUse')),
});

export const retryMedia = defineEndpoint({
  path: '/v1/media/retry',
  payload: object({ id }),
  data: object({}),
  access: 'member',
  changes: true,
  refusals: joinRefusals(ofFile, pickRefusals(mediaRefusals, 'notRetryable')),
});

export const mediaApi = { mediaList, beginMedia, renameMedia, removeMedia, retryMedia };
