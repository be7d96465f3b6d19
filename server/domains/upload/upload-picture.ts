import { uploadPicture as endpoint } from '#schemas/upload/endpoints.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { assertCapacity, keepPicture, ownPictureIn } from './keep-picture.ts';

/** Refuses what `ownPictureIn` refuses, `tooManyPictures`. */
export const uploadPicture = ({ uploads, secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { content }) => {
      await assertCapacity(context);
      return ownPictureIn(Buffer.from(content, 'base64'));
    },
    run: async (context, _payload, picture) => ({
      data: signedForOwner(secret, context)(await keepPicture(context, uploads, picture)),
    }),
    onRepeat: ({ data }, context) => ({ data: signedForOwner(secret, context)(data) }),
  });
