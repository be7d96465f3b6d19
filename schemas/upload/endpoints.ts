import { wechatRefusals } from '../wechat/refusals.ts';
import { UPLOADS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { picture, requiredText } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { ownPicture, ownRecording, pictureLimits, recordingLimits } from './fields.ts';
import { ownPictureRefusals, uploadRefusals } from './refusals.ts';

/** Fetches a picture that the messenger holds under a media id; video is refused. */
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

/** A picture from the phone itself, base64 without a prefix, at most 4 MiB decoded. */
export const uploadPicture = defineEndpoint({
  path: '/v1/upload/uploadPicture',
  payload: object({ content: ownPicture, key }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  ...pictureLimits,
  changes: true,
  refusals: ownPictureRefusals,
});

/** A new address for a picture of one's own whose address has run out. */
export const renewPicture = defineEndpoint({
  path: '/v1/upload/renewPicture',
  payload: object({ address: picture }),
  data: object({ data: picture }),
  access: 'member',
  refusals: pickRefusals(uploadRefusals, 'pictureUnknown'),
});

/** A recording from the phone itself, base64 without a prefix, at most 5 MiB decoded. */
export const uploadRecording = defineEndpoint({
  path: '/v1/upload/uploadRecording',
  payload: object({ content: ownRecording, key }),
  data: object({ data: picture }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  ...recordingLimits,
  changes: true,
  // the page shows how far it is
  loading: false,
  refusals: pickRefusals(uploadRefusals, 'badRecording', 'recordingTooLarge', 'tooManyRecordings'),
});

/** Fetches a recording that the messenger holds under a media id. */
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
