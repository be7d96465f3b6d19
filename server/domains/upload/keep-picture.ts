import { and, eq, gte } from 'drizzle-orm';
import { LARGEST_PICTURE } from '../../../schemas/upload/fields.ts';
import { uploadRefusals } from '../../../schemas/upload/refusals.ts';
import { member as members } from '../../db/tables/member.ts';
import { upload } from '../../db/tables/upload.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { type PictureKind, pictureKind } from '../../platform/storage/picture-kind.ts';
import { addressOf, type Uploads } from '../../platform/storage/uploads.ts';
import { startOfDay } from '../../platform/time/china-time.ts';
import { sweepUnused } from './sweep.ts';

const MOST_A_DAY = 50;

export type PictureFile = { bytes: Buffer; kind: PictureKind };

/** The picture in these bytes. Refuses `pictureTooLarge`, and `badPicture` for another format. */
export const pictureIn = (bytes: Buffer): PictureFile => {
  if (bytes.length > LARGEST_PICTURE) throw new RefusedError(uploadRefusals.pictureTooLarge);
  const kind = pictureKind(bytes);
  if (!kind) throw new RefusedError(uploadRefusals.badPicture);
  return { bytes, kind };
};

/** Refuses `tooManyPictures` where a member has uploaded `MOST_A_DAY` since midnight in China. */
export const assertRoom = async ({ db, member, now }: Context<Member>): Promise<void> => {
  const today = gte(upload.at, new Date(startOfDay(now)));
  const kept = await db.$count(upload, and(eq(upload.memberId, member.id), today));
  if (kept >= MOST_A_DAY) throw new RefusedError(uploadRefusals.tooManyPictures);
};

/** Stores a picture within a transaction and returns its address. Refuses `tooManyPictures`. */
export const keepPicture = async (
  context: Context<Member>,
  uploads: Uploads,
  { bytes, kind }: PictureFile,
): Promise<string> => {
  const { db, member, now } = context;
  // the lock counts one member's simultaneous uploads one after another
  const own = db.select({ id: members.id }).from(members).where(eq(members.id, member.id));
  await own.for('no key update');
  await assertRoom(context);
  const file = await uploads.save(bytes, kind);
  const row = { file, memberId: member.id, bytes: bytes.length, at: new Date(now) };
  await db
    .insert(upload)
    .values(row)
    .catch(async (error: unknown) => {
      await uploads.remove(file);
      throw error;
    });
  await sweepUnused(db, file, now);
  return addressOf(file);
};
