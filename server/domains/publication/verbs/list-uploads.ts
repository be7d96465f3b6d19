import { desc, eq } from 'drizzle-orm';
import type { listUploads as endpoint } from '#schemas/publication/picker-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { operator } from '../../../db/tables/operator.ts';
import { operatorUpload } from '../../../db/tables/publication.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pictureSize } from '../../../platform/storage/fit-picture.ts';
import { addressOf, type Uploads } from '../../../platform/storage/uploads.ts';
import { readDraftAndLive } from '../releases.ts';
import { usesIn } from '../used-pictures.ts';

const SIZE = 12;

/** What was uploaded before sizes were kept is measured now. */
const measured = async (uploads: Uploads, file: string) => {
  const found = await uploads.find(file);
  return (found && (await pictureSize(found.path))) ?? { width: 0, height: 0 };
};

/** A page of what operators uploaded, the newest first. */
export const listUploads =
  ({ uploads }: Pick<Services, 'uploads'>): Verb<typeof endpoint> =>
  async ({ db }, { page }) => {
    const all = db
      .select({ upload: operatorUpload, by: operator.name })
      .from(operatorUpload)
      .innerJoin(operator, eq(operator.id, operatorUpload.operatorId));
    const { rows, pageCount } = await selectPage(db, all, {
      orderBy: [desc(operatorUpload.at), desc(operatorUpload.file)],
      ...{ page, size: SIZE, counted: operatorUpload },
    });
    const { draft, live } = await readDraftAndLive(db);
    const usesOf = usesIn(draft.document, live.document);
    const items = rows.map(async ({ upload, by }) => {
      const { file, bytes, at, width, height } = upload;
      const size = width && height ? { width, height } : await measured(uploads, file);
      return { ...size, address: addressOf(file), by, at: at.getTime(), bytes, used: usesOf(file) };
    });
    return {
      items: await Promise.all(items),
      pages: pageCount,
    };
  };
