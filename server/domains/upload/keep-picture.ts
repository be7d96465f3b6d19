import { and, eq, gte } from 'drizzle-orm';
import { LARGEST_PICTURE, LARGEST_RECORDING } from '#schemas/upload/fields.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { member as members } from '../../db/tables/member.ts';
import { upload } from '../../db/tables/upload.ts';
import { pictureIn } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context, Repeatable } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { recordingKind } from '../../platform/storage/recording-kind.ts';
import type { TidyPicture } from '../../platform/storage/tidy-picture.ts';
import { addressOf, type RecordingFile, type Uploads } from '../../platform/storage/uploads.ts';
import { startOfDay } from '../../platform/time/china-time.ts';
import { sweepUnused } from './sweep.ts';

const MOST_A_DAY = 50;

/** Refuses `pictureTooLarge`, and what `pictureIn` refuses. */
export const ownPictureIn = async (bytes: Buffer): Promise<TidyPicture> => {
  if (bytes.length > LARGEST_PICTURE) throw new RefusedError(uploadRefusals.pictureTooLarge);
  return pictureIn(bytes);
};

/** Refuses `recordingTooLarge`, and `badRecording` for anything else. */
export const recordingIn = (bytes: Buffer): RecordingFile => {
  if (bytes.length > LARGEST_RECORDING) throw new RefusedError(uploadRefusals.recordingTooLarge);
  const kind = recordingKind(bytes);
  if (!kind) throw new RefusedError(uploadRefusals.badRecording);
  return { bytes, kind };
};

/**
 * Refuses `tooMany` where the member has uploaded `MOST_A_DAY` files since midnight in China, pictures and
 * recordings together.
 */
export const assertCapacity = async (
  { db, member, now }: Context<Member>,
  tooMany: Refusal = uploadRefusals.tooManyPictures,
): Promise<void> => {
  const today = gte(upload.at, new Date(startOfDay(now)));
  const count = await db.$count(upload, and(eq(upload.memberId, member.id), today));
  if (count >= MOST_A_DAY) throw new RefusedError(tooMany);
};

type Keeping = Context<Member> & Repeatable;

/** Needs a transaction; returns the file's address. Refuses `tooMany`. */
const keepFile = async (
  context: Keeping,
  uploads: Uploads,
  content: TidyPicture | RecordingFile,
  tooMany: Refusal,
): Promise<string> => {
  const { db, member, now, undo } = context;
  // the lock counts a member's simultaneous uploads one after another
  const own = db.select({ id: members.id }).from(members).where(eq(members.id, member.id));
  await own.for('no key update');
  await assertCapacity(context, tooMany);
  const file = await uploads.save(content);
  undo.push(() => uploads.remove(file));
  const row = { file, memberId: member.id, bytes: content.bytes.length, at: new Date(now) };
  await db.insert(upload).values(row);
  await sweepUnused(db, file, now);
  return addressOf(file);
};

/** Needs a transaction; returns the picture's address. Refuses `tooManyPictures`. */
export const keepPicture = (
  context: Keeping,
  uploads: Uploads,
  picture: TidyPicture,
): Promise<string> => keepFile(context, uploads, picture, uploadRefusals.tooManyPictures);

/** Needs a transaction; returns the recording's address. Refuses `tooManyRecordings`. */
export const keepRecording = (
  context: Keeping,
  uploads: Uploads,
  recording: RecordingFile,
): Promise<string> => keepFile(context, uploads, recording, uploadRefusals.tooManyRecordings);
