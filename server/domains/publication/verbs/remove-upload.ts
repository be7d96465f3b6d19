import { eq } from 'drizzle-orm';
import type { removeUpload as endpoint } from '#schemas/publication/picker-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { operatorUpload } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { addressOf, fileOf } from '../../../platform/storage/uploads.ts';
import { writeAudit } from '../../operator/index.ts';
import { lockDraft } from '../draft.ts';
import { removeFileAfter } from '../removed-uploads.ts';
import { isHeld } from '../used-pictures.ts';

/** Deletes a picture that nothing holds. Refuses `noSuchUpload`, `uploadInUse`. */
export const removeUpload: Verb<typeof endpoint> = async ({ db, operator: who, now }, asked) => {
  const file = fileOf(asked.address);
  // nobody saves a draft that names it meanwhile
  await lockDraft(db);
  const own = eq(operatorUpload.file, file);
  const [row] = await db.delete(operatorUpload).where(own).returning();
  if (!row) throw new RefusedError(publicationRefusals.noSuchUpload);
  if (await isHeld(db, file)) throw new RefusedError(publicationRefusals.uploadInUse);
  await removeFileAfter(db, file, now);
  const text = `删除图片 ${addressOf(file)}（${Math.ceil(row.bytes / 1024)} KB）`;
  await writeAudit(db, { who, action: 'remove-upload', text, now });
  return {};
};
