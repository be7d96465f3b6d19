import {
  uploadRecording as endpoint,
  uploadVoice as voiceEndpoint,
} from '#schemas/upload/endpoints.ts';
import { LARGEST_RECORDING } from '#schemas/upload/fields.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { assertCapacity, keepRecording, recordingIn } from './keep-picture.ts';

const { tooManyRecordings } = uploadRefusals;

/** Refuses `badRecording`, `recordingTooLarge`, `tooManyRecordings`. */
export const uploadRecording = ({ uploads, secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { content }) => {
      const recording = recordingIn(Buffer.from(content, 'base64'));
      await assertCapacity(context, tooManyRecordings);
      return recording;
    },
    run: async (context, _payload, recording) => ({
      data: signedForOwner(secret, context)(await keepRecording(context, uploads, recording)),
    }),
    onRepeat: ({ data }, context) => ({ data: signedForOwner(secret, context)(data) }),
  });

/**
 * Stores a recording that the messenger holds. Refuses `wechatVoiceRefused`, `wechatUnavailable`,
 * `badRecording`, `recordingTooLarge`, `tooManyRecordings`.
 */
export const uploadVoice = ({ uploads, wechat, secret }: Services) =>
  steps(voiceEndpoint, {
    prepare: async (context, { media_id }) => {
      await assertCapacity(context, tooManyRecordings);
      return recordingIn(await wechat.voice(media_id, LARGEST_RECORDING));
    },
    run: async (context, _payload, recording) => ({
      data: signedForOwner(secret, context)(await keepRecording(context, uploads, recording)),
    }),
    onRepeat: ({ data }, context) => ({ data: signedForOwner(secret, context)(data) }),
  });
