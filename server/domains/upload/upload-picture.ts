import type { Payload } from '../../../schemas/define-endpoint.ts';
import { uploadPicture as endpoint } from '../../../schemas/upload/endpoints.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { assertRoom, keepPicture, pictureIn } from './keep-picture.ts';

/** Keeps a picture from the phone. Refuses `badPicture`, `pictureTooLarge`, `tooManyPictures`. */
export const uploadPicture = ({ secret, uploads }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (context: Context<Member>, { content }: Payload<typeof endpoint>) => {
      const picture = pictureIn(Buffer.from(content, 'base64'));
      await assertRoom(context);
      return picture;
    },
    change: async (context, _payload, _request, picture) => ({
      data: await keepPicture(context, uploads, picture),
    }),
  });
