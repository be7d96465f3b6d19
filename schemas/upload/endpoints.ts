import { wechatRefusals } from '../wechat/refusals.ts';
import { UPLOADS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { picture, requiredText } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { ownPicture, ownRecording, pictureLimits, recordingLimits } from './fields.ts';
import { ownPictureRefusals, uploadRefusals } from './refusals.ts';

/** Fetches a picture from the messenger by its media id; refuses videos. */
export const uploadMedia = defineEndpoint({
  path: '/v1/upload/uploadMedia',
  payload: object({ media_id: requiredText, key }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  changes: true,
  refusals: joinRefusals(
    ownPictureRefusals,
    pickRefusals(wechatRefusals, 'wechatUnavailable', 'wechatMediaRefused'),
  ),
});

export const uploadPicture = defineEndpoint({
  path: '/v1/upload/uploadPicture',
  payload: object({
    /** Base64 without a prefix; at most 4 MiB decoded. */
    content: ownPicture,
    key,
  }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  ...pictureLimits,
  changes: true,
  refusals: ownPictureRefusals,
});

export const renewPicture = defineEndpoint({
  path: '/v1/upload/renewPicture',
  payload: object({ address: picture }),
  data: object({ data: picture }),
  access: 'member',
  refusals: pickRefusals(uploadRefusals, 'pictureUnknown'),
});

export const uploadRecording = defineEndpoint({
  path: '/v1/upload/uploadRecording',
  payload: object({
    /** Base64 without a prefix; at most 5 MiB decoded. */
    content: ownRecording,
    key,
  }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  ...recordingLimits,
  changes: true,
  // the page shows the progress itself
  loading: false,
  refusals: pickRefusals(uploadRefusals, 'badRecording', 'recordingTooLarge', 'tooManyRecordings'),
});

export const uploadVoice = defineEndpoint({
  path: '/v1/upload/uploadVoice',
  payload: object({ media_id: requiredText, key }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  changes: true,
  loading: false,
  refusals: joinRefusals(
    pickRefusals(uploadRefusals, 'badRecording', 'recordingTooLarge', 'tooManyRecordings'),
    pickRefusals(wechatRefusals, 'wechatUnavailable', 'wechatVoiceRefused'),
  ),
});

export const uploadApi = {
  uploadMedia,
  uploadPicture,
  renewPicture,
  uploadRecording,
  uploadVoice,
};
