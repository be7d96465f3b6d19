import { eq } from 'drizzle-orm';
import { readEntry } from '#schemas/case/desk-endpoints.ts';
import { readCertification } from '#schemas/certification/desk-endpoints.ts';
import { readFeedback } from '#schemas/feedback/desk-endpoints.ts';
import { listAnswerPictures } from '#schemas/questionnaire/desk-endpoints.ts';
import { readRefund } from '#schemas/refund/desk-endpoints.ts';
import { readSupport } from '#schemas/support/desk-endpoints.ts';
import type { Database } from '../../db/database.ts';
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
import { operatorOf } from '../operator/index.ts';

const desks = {
  certification: readCertification,
  refund: readRefund,
  support: readSupport,
  feedback: readFeedback,
  attempt: listAnswerPictures,
  case: readEntry,
} as const satisfies Record<PictureDesk, object>;

const isOpenToReader = async (
  db: Database,
  own: OwnUpload,
  { as, session }: PictureReader,
  now: number,
): Promise<boolean> => {
  if (as === 'owner') return (await memberOfSession(db, session, now))?.id === own.memberId;
  const operator = await operatorOf(db, session, now);
  return hasRight(desks[as].access.operator, operator) && isNamed(db, own, as);
};

/**
 * Whether a picture may be sent. Operators' uploads, members' portraits and pictures of published cases are
 * open to everybody; any other stored picture is open to its owner while the session lasts, and to operators
 * with the right while a row of their desk names it. `now` in ms.
 */
export const isOpenTo = async (
  db: Database,
  file: string,
  reader: PictureReader | undefined,
  now: number,
): Promise<boolean> => {
  const [own] = await db.select().from(upload).where(eq(upload.file, file));
  if (!own) return (await db.$count(operatorUpload, eq(operatorUpload.file, file))) > 0;
  if (reader) return isOpenToReader(db, own, reader, now);
  return (await isNamed(db, own, 'portrait')) || isNamed(db, own, 'publishedCase');
};
