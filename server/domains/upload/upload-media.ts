import { uploadMedia as endpoint } from '#schemas/upload/endpoints.ts';
import { LARGEST_PICTURE } from '#schemas/upload/fields.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { assertCapacity, keepPicture, ownPictureIn } from './keep-picture.ts';

/**
 * Stores a picture that the messenger holds. Refuses `wechatMediaRefused`, `wechatUnavailable`, what
 * `ownPictureIn` refuses (video included), `tooManyPictures`.
 */
export const uploadMedia = ({ uploads, wechat, secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { media_id }) => {
      await assertCapacity(context);
      const media = await wechat.media(media_id, LARGEST_PICTURE);
      return 'address' in media ? media : ownPictureIn(media.bytes);
    },
    run: async (context, _payload, media) => ({
      data:
        'address' in media
          ? media.address
          : signedForOwner(secret, context)(await keepPicture(context, uploads, media)),
    }),
    onRepeat: ({ data }, context) => ({ data: signedForOwner(secret, context)(data) }),
  });
