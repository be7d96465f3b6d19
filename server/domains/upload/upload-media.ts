import type { Payload } from '../../../schemas/define-endpoint.ts';
import { uploadMedia as endpoint } from '../../../schemas/upload/endpoints.ts';
import { LARGEST_PICTURE } from '../../../schemas/upload/fields.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { assertRoom, keepPicture, pictureIn } from './keep-picture.ts';

/**
 * Keeps a picture that the messenger holds. Refuses `wechatMediaRefused`, `wechatUnavailable`,
 * `badPicture` (video included), `pictureTooLarge`, `tooManyPictures`.
 */
export const uploadMedia = ({ secret, uploads, wechat }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (context: Context<Member>, { media_id }: Payload<typeof endpoint>) => {
      await assertRoom(context);
      const media = await wechat.media(media_id, LARGEST_PICTURE);
      return 'address' in media ? media : pictureIn(media.bytes);
    },
    change: async (context, _payload, _request, media) => ({
      data: 'address' in media ? media.address : await keepPicture(context, uploads, media),
    }),
  });
