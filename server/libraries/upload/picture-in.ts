import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { pictureKind } from '../../platform/storage/picture-kind.ts';
import {
  type PictureFault,
  TidyPicture,
  tidyPicture,
} from '../../platform/storage/tidy-picture.ts';

const refusals = {
  unreadable: uploadRefusals.pictureUnreadable,
  tooManyPixels: uploadRefusals.tooManyPixels,
  busy: callRefusals.busy,
} as const satisfies Record<PictureFault, unknown>;

/**
 * Refuses `badPicture` for another format, `pictureUnreadable`, `tooManyPixels`, and `busy` while too many wait. Call
 * it outside of a transaction.
 */
export const pictureIn = async (bytes: Buffer): Promise<TidyPicture> => {
  const kind = pictureKind(bytes);
  if (!kind) throw new RefusedError(uploadRefusals.badPicture);
  const picture = await tidyPicture(bytes, kind);
  if (picture instanceof TidyPicture) return picture;
  throw new RefusedError(refusals[picture]);
};
