import { type Codec, scalar } from '../wire/codec.ts';
import type { Refusal } from '../wire/define-refusals.ts';
import { ruled } from '../wire/rules.ts';
import { uploadRefusals } from './refusals.ts';

/** Not `text`, which would cut it. */
const base64 = scalar<string>(
  (raw) => (typeof raw === 'string' && raw ? raw : undefined),
  'base64',
);

export const lengthInBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

type Limits = { largest: number; tooLarge: Refusal; bad: Refusal };

/** A file of at most `largest` bytes; the server checks its content. */
const fileContent = (content: Codec<string>, { largest, tooLarge, bad }: Limits): Codec<string> =>
  ruled(
    content,
    {
      holds: ({ length }) => length <= lengthInBase64(largest),
      reason: tooLarge.message,
      refusal: tooLarge,
    },
    {
      // searches for an invalid character: matching the whole would backtrack over six million of them
      holds: (sent) => !/[^A-Za-z0-9+/]/.test(sent.replace(/={1,2}$/, '')),
      reason: bad.message,
      refusal: bad,
    },
  );

export const pictureContent = (
  content: Codec<string>,
  largest: number,
  tooLarge: Refusal,
): Codec<string> => fileContent(content, { largest, tooLarge, bad: uploadRefusals.badPicture });

/** In bytes. */
export const LARGEST_PICTURE = 4 * 1024 * 1024;

/** In milliseconds. Long enough to survive gaps in the network of a moving train or a lift. */
export const UPLOAD_SILENCE = 25_000;

/** For base64 within JSON; a slow network needs up to a minute. */
export const pictureLimits = {
  bodyLimit: lengthInBase64(LARGEST_PICTURE) + 256 * 1024,
  timeLimit: 60_000,
  silenceLimit: UPLOAD_SILENCE,
} as const;

/**
 * In bytes. Five minutes of speech need a quarter of it, and its body fits the proxy's limit
 * (`docs/nginx.conf`).
 */
export const LARGEST_RECORDING = 5 * 1024 * 1024;

export const recordingLimits = {
  bodyLimit: lengthInBase64(LARGEST_RECORDING) + 256 * 1024,
  timeLimit: 120_000,
  silenceLimit: UPLOAD_SILENCE,
} as const;

export const ownRecording = fileContent(base64, {
  largest: LARGEST_RECORDING,
  tooLarge: uploadRefusals.recordingTooLarge,
  bad: uploadRefusals.badRecording,
});

export const ownPicture = pictureContent(base64, LARGEST_PICTURE, uploadRefusals.pictureTooLarge);
