import { and, eq, gt } from 'drizzle-orm';
import {
  type uploadFile as endpoint,
  LARGEST_OPERATOR_PICTURE,
} from '../../../../schemas/publication/endpoints.ts';
import { publicationRefusals } from '../../../../schemas/publication/refusals.ts';
import { uploadRefusals } from '../../../../schemas/upload/refusals.ts';
import { operatorUpload } from '../../../db/tables/publication.ts';
import type { OperatorContext } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { type PictureSize, pictureSize } from '../../../platform/storage/fit-picture.ts';
import { pictureKind } from '../../../platform/storage/picture-kind.ts';
import { addressOf, type Uploads } from '../../../platform/storage/uploads.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';

const MOST_A_DAY = 300;

const pictureIn = (content: string) => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_OPERATOR_PICTURE)
    throw new RefusedError(publicationRefusals.operatorPictureTooLarge);
  const kind = pictureKind(bytes);
  if (!kind) throw new RefusedError(uploadRefusals.badPicture);
  return { bytes, kind };
};

const assertUploadsLeft = async ({ db, operator, now }: OperatorContext): Promise<void> => {
  const own = eq(operatorUpload.operatorId, operator.id);
  const today = gt(operatorUpload.at, new Date(now - DAY));
  if ((await db.$count(operatorUpload, and(own, today))) >= MOST_A_DAY)
    throw new RefusedError(uploadRefusals.tooManyPictures);
};

/** None of what cannot be opened; that is refused nowhere, since browsers may know better. */
const sizeOf = async (uploads: Uploads, file: string): Promise<Partial<PictureSize>> => {
  const found = await uploads.find(file);
  return (found && (await pictureSize(found.path))) ?? {};
};

/** Keeps a picture. Refuses `badPicture`, `operatorPictureTooLarge`, `tooManyPictures`. */
export const uploadFile =
  ({ uploads }: Pick<Services, 'uploads'>): Verb<typeof endpoint> =>
  async (context, { content }) => {
    const { db, operator, now } = context;
    const { bytes, kind } = pictureIn(content);
    await assertUploadsLeft(context);
    const file = await uploads.save(bytes, kind);
    try {
      const kept = { file, operatorId: operator.id, bytes: bytes.length, at: new Date(now) };
      const row = { ...kept, ...(await sizeOf(uploads, file)) };
      await db.insert(operatorUpload).values(row);
      const text = `上传图片 ${addressOf(file)}（${Math.ceil(bytes.length / 1024)} KB）`;
      await writeAudit(db, { who: operator, action: 'upload', text, now });
    } catch (error) {
      await uploads.remove(file);
      throw error;
    }
    return { address: addressOf(file) };
  };
