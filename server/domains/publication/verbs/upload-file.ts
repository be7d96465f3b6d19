import { and, eq, gt } from 'drizzle-orm';
import { LARGEST_OPERATOR_PICTURE } from '../../../../schemas/publication/endpoints.ts';
import { publicationRefusals } from '../../../../schemas/publication/refusals.ts';
import { lengthInBase64 } from '../../../../schemas/upload/fields.ts';
import { uploadRefusals } from '../../../../schemas/upload/refusals.ts';
import { operatorUpload } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { pictureKind } from '../../../platform/storage/picture-kind.ts';
import { addressOf } from '../../../platform/storage/uploads.ts';
import { DAY } from '../../../platform/time/durations.ts';
import {
  type ConsoleServices,
  type Context,
  idempotentCall,
  keepAudit,
  type OperatorVerb,
} from '../../operator/index.ts';

const MOST_A_DAY = 300;

/** What such a call's body may be, in bytes: so much that one too large is told in words. */
export const UPLOAD_LIMIT = 2 * lengthInBase64(LARGEST_OPERATOR_PICTURE);

const pictureIn = (content: string) => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_OPERATOR_PICTURE)
    throw new RefusedError(publicationRefusals.operatorPictureTooLarge);
  const kind = pictureKind(bytes);
  if (!kind) throw new RefusedError(uploadRefusals.badPicture);
  return { bytes, kind };
};

const demandRoom = async ({ db, operator, now }: Context): Promise<void> => {
  const own = eq(operatorUpload.operatorId, operator.id);
  const today = gt(operatorUpload.at, new Date(now - DAY));
  if ((await db.$count(operatorUpload, and(own, today))) >= MOST_A_DAY)
    throw new RefusedError(uploadRefusals.tooManyPictures);
};

/** Keeps a picture. Refuses `badPicture`, `operatorPictureTooLarge`, `tooManyPictures`. */
export const uploadFile = (services: ConsoleServices): OperatorVerb<'uploadFile'> => {
  const keep = idempotentCall(services, 'uploadFile', async (context, { content }) => {
    const { db, operator, now } = context;
    const { bytes, kind } = pictureIn(content);
    await demandRoom(context);
    const file = await services.uploads.save(bytes, kind);
    try {
      const row = { file, operatorId: operator.id, bytes: bytes.length, at: new Date(now) };
      await db.insert(operatorUpload).values(row);
      const text = `上传图片 ${addressOf(file)}（${Math.ceil(bytes.length / 1024)} KB）`;
      await keepAudit(db, { who: operator, action: 'upload', text, now });
    } catch (error) {
      await services.uploads.remove(file);
      throw error;
    }
    return { done: true, answer: { address: addressOf(file) } };
  });
  return keep;
};
