import { type Codec, scalar } from '../codec.ts';
import type { Refusal } from '../define-refusals.ts';
import { ruled } from '../rules.ts';
import { uploadRefusals } from './refusals.ts';

/** As it came: texts of the wire are cut where no screen shows more. */
const base64 = scalar<string>(
  (raw) => (typeof raw === 'string' && raw ? raw : undefined),
  'base64',
);

/** How long so many bytes are in base64. */
export const lengthInBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** A picture of at most `largest` bytes; whether it is one, the server looks. */
export const pictureContent = (
  content: Codec<string>,
  largest: number,
  tooLarge: Refusal,
): Codec<string> =>
  ruled(
    content,
    {
      holds: ({ length }) => length <= lengthInBase64(largest),
      said: tooLarge.message,
      refusal: tooLarge,
    },
    {
      holds: (sent) => /^[A-Za-z0-9+/]+={0,2}$/.test(sent),
      said: uploadRefusals.badPicture.message,
      refusal: uploadRefusals.badPicture,
    },
  );

/** In bytes. */
export const LARGEST_PICTURE = 4 * 1024 * 1024;

/** What a call with a picture may be, in bytes: the picture in base64 and the JSON around it. */
export const PICTURE_BODY = lengthInBase64(LARGEST_PICTURE) + 256 * 1024;

export const ownPicture = pictureContent(base64, LARGEST_PICTURE, uploadRefusals.pictureTooLarge);
