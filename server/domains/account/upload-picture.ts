import { uploadPicture as endpoint } from '../../../schemas/api/account.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';
import { demandRoom, keepPicture, LARGEST_PICTURE, pictureIn } from './keep-picture.ts';

const LONGEST = Math.ceil(LARGEST_PICTURE / 3) * 4;

/** What such a call's body may be, in bytes: the picture in base64 and the JSON around it. */
export const UPLOAD_LIMIT = LONGEST + 256 * 1024;

const decoded = (content: string): Buffer => {
  if (content.length > LONGEST) throw new RefusedError('pictureTooLarge');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw new RefusedError('badPicture');
  return Buffer.from(content, 'base64');
};

/** Keeps a picture from the phone. Refuses `badPicture`, `pictureTooLarge`, `tooManyPictures`. */
export const uploadPicture = ({ secret, uploads }: Desk) =>
  once(secret, endpoint, {
    prepare: async (context: Context<Member>, { content }: Payload<typeof endpoint>) => {
      const picture = pictureIn(decoded(content));
      await demandRoom(context);
      return picture;
    },
    change: async (context, _payload, _request, picture) => ({
      data: await keepPicture(context, uploads, picture),
    }),
  });
