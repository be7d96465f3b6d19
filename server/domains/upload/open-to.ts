import { and, eq, or } from 'drizzle-orm';
import { readEntry } from '#schemas/case/desk-endpoints.ts';
import { readCertification } from '#schemas/certification/desk-endpoints.ts';
import { readFeedback } from '#schemas/feedback/desk-endpoints.ts';
import { readOnboarding } from '#schemas/onboarding/desk-endpoints.ts';
import { listAnswerPictures } from '#schemas/questionnaire/desk-endpoints.ts';
import { readRefund } from '#schemas/refund/desk-endpoints.ts';
import { readRevision } from '#schemas/studio/desk-endpoints.ts';
import { readSupport } from '#schemas/support/desk-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { operatorUpload } from '../../db/tables/publication.ts';
import { upload } from '../../db/tables/upload.ts';
import {
  isNamed,
  type OwnUpload,
  type PictureDesk,
  type PictureReader,
} from '../../libraries/upload/index.ts';
import { memberOfSession } from '../../platform/auth/session.ts';
import { hasRight } from '../../platform/endpoint/rights.ts';
import { addressOf } from '../../platform/storage/uploads.ts';
import { operatorOf } from '../operator/index.ts';

const desks = {
  certification: readCertification,
  onboarding: readOnboarding,
  refund: readRefund,
  support: readSupport,
  feedback: readFeedback,
  attempt: listAnswerPictures,
  case: readEntry,
  studio: readRevision,
} as const satisfies Record<PictureDesk, object>;

const isOpenToReader = async (
  db: Database,
  own: OwnUpload,
  { as, session }: PictureReader,
  now: number,
): Promise<boolean> => {
  if (as === 'owner') {
    const id = (await memberOfSession(db, session, now))?.id;
    if (id === undefined || id === own.memberId) return id !== undefined;
    // whoever runs the workshop sees its pictures
    const shared = { ...own, memberId: id };
    return isNamed(db, shared, ['studio', 'ownBanner']);
  }
  const operator = await operatorOf(db, session, now);
  return hasRight(desks[as].access.operator, operator) && isNamed(db, own, [as]);
};

/** Pictures and papers of libraries, and posters of what plays. */
const isOfLibrary = async (db: Database, file: string): Promise<boolean> => {
  const address = addressOf(file);
  const shown = or(eq(mediaFile.address, address), eq(mediaFile.poster, address));
  return (await db.$count(mediaFile, and(shown, eq(mediaFile.state, 'ready')))) > 0;
};

const openToAll = [
  'portrait',
  'publishedCase',
  'teacher',
  'cover',
  'shownCourse',
  'shownLesson',
  'shownBanner',
] as const;

/**
 * Whether a picture may be sent. Operators' uploads, what lies in libraries, portraits of members and teachers, pictures of
 * published cases, covers of courses, pictures in what learners read of them and banners that workshops show are open to everybody;
 * any other stored picture is open to its owner while the session lasts, and to operators with the right while a row of their desk names it. `now` in ms.
 */
export const isOpenTo = async (
  db: Database,
  file: string,
  reader: PictureReader | undefined,
  now: number,
): Promise<boolean> => {
  const [own] = await db.select().from(upload).where(eq(upload.file, file));
  if (!own)
    return (
      (await db.$count(operatorUpload, eq(operatorUpload.file, file))) > 0 ||
      (await isOfLibrary(db, file))
    );
  if (reader) return isOpenToReader(db, own, reader, now);
  return isNamed(db, own, openToAll);
};
