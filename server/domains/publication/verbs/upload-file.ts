import { and, eq, gt } from 'drizzle-orm';
import {
  uploadContentPicture as contentEndpoint,
  uploadFile as endpoint,
  LARGEST_OPERATOR_PICTURE,
} from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { operatorUpload } from '../../../db/tables/publication.ts';
import { pictureIn } from '../../../libraries/upload/index.ts';
import type { OperatorContext, Repeatable } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { addressOf } from '../../../platform/storage/uploads.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';

const MOST_A_DAY = 300;

const assertUploadsLeft = async ({ db, operator, now }: OperatorContext): Promise<void> => {
  const own = eq(operatorUpload.operatorId, operator.id);
  const today = gt(operatorUpload.at, new Date(now - DAY));
  if ((await db.$count(operatorUpload, and(own, today))) >= MOST_A_DAY)
    throw new RefusedError(uploadRefusals.tooManyPictures);
};

type Picture = Awaited<ReturnType<typeof pictureIn>>;

/** Keeps a picture. Refuses what cannot be kept, `operatorPictureTooLarge`, `tooManyPictures`. */
const keepPicture = ({ uploads }: Pick<Services, 'uploads'>) => ({
  prepare: async (context: OperatorContext, { content }: { content: string }): Promise<Picture> => {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > LARGEST_OPERATOR_PICTURE)
      throw new RefusedError(publicationRefusals.operatorPictureTooLarge);
    await assertUploadsLeft(context);
    return pictureIn(bytes);
  },
  run: async (context: OperatorContext & Repeatable, _payload: unknown, picture: Picture) => {
    const { db, operator, now, undo } = context;
    await assertUploadsLeft(context);
    const bytes = picture.bytes.length;
    const file = await uploads.save(picture);
    undo.push(() => uploads.remove(file));
    const kept = { file, operatorId: operator.id, bytes, at: new Date(now) };
    await db.insert(operatorUpload).values({ ...kept, ...picture.size });
    const text = `上传图片 ${addressOf(file)}（${Math.ceil(bytes / 1024)} KB）`;
    await writeAudit(db, { who: operator, action: 'upload', text, now });
    return { address: addressOf(file) };
  },
});

export const uploadFile = (services: Pick<Services, 'uploads'>) =>
  steps(endpoint, keepPicture(services));

export const uploadContentPicture = (services: Pick<Services, 'uploads'>) =>
  steps(contentEndpoint, keepPicture(services));
