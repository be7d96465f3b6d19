import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorUpload } from '../../db/tables/publication.ts';
import { upload } from '../../db/tables/upload.ts';
import { pictureKind } from '../../platform/storage/picture-kind.ts';
import { isPlainPicture } from '../../platform/storage/plain-picture.ts';
import {
  isInBounds,
  type PictureFault,
  TidyPicture,
  tidyPicture,
} from '../../platform/storage/tidy-picture.ts';
import { isRecordingFile, type Uploads } from '../../platform/storage/uploads.ts';
import { SYSTEM, writeAudit } from '../operator/index.ts';

export type TidyReport = {
  looked: number;
  /** Rewritten, since they held more than the picture or were too large. */
  changed: number;
  /** Not decodable, and left as they are. */
  left: { file: string; why: PictureFault | 'noPicture' }[];
  missing: number;
};

const tables = [
  { table: upload, sized: false },
  { table: operatorUpload, sized: true },
] as const;

type StoredTable = (typeof tables)[number];

const BATCH = 200;

const filesAfter = async (
  db: Database,
  { table }: StoredTable,
  last: string,
): Promise<string[]> => {
  const { file } = table;
  const rows = await db
    .select({ file })
    .from(table)
    .where(gt(file, last))
    .orderBy(asc(file))
    .limit(BATCH);
  return rows.map((row) => row.file);
};

const filesOf = async function* (db: Database, stored: StoredTable): AsyncGenerator<string> {
  let last = '';
  for (let files = await filesAfter(db, stored, last); files.length > 0; ) {
    yield* files;
    last = files.at(-1) ?? last;
    files = await filesAfter(db, stored, last);
  }
};

const replace = (
  db: Database,
  { table, sized }: StoredTable,
  { uploads, file, picture }: { uploads: Uploads; file: string; picture: TidyPicture },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const own = eq(table.file, file);
    const [row] = await tx.select({ file: table.file }).from(table).where(own).for('update');
    if (!row) return false;
    await uploads.replace(file, picture);
    const bytes = picture.bytes.length;
    await tx
      .update(table)
      .set(sized ? { bytes, ...picture.size } : { bytes })
      .where(own);
    return true;
  });

type Outcome = 'plain' | 'changed' | 'missing' | 'gone' | PictureFault | 'noPicture';

const tidyOne = async (
  db: Database,
  stored: StoredTable,
  uploads: Uploads,
  file: string,
): Promise<Outcome> => {
  const found = await uploads.find(file);
  if (!found) return 'missing';
  const bytes = await found.whole();
  const kind = pictureKind(bytes);
  if (!kind) return 'noPicture';
  if (isPlainPicture(bytes, kind) && (await isInBounds(bytes))) return 'plain';
  const picture = await tidyPicture(bytes, kind);
  if (!(picture instanceof TidyPicture)) return picture;
  return (await replace(db, stored, { uploads, file, picture })) ? 'changed' : 'gone';
};

const count = (tidyReport: TidyReport, file: string, outcome: Outcome): void => {
  tidyReport.looked += 1;
  if (outcome === 'changed') tidyReport.changed += 1;
  else if (outcome === 'missing') tidyReport.missing += 1;
  else if (outcome !== 'plain' && outcome !== 'gone') tidyReport.left.push({ file, why: outcome });
};

type Tidying = { uploads: Uploads; now: number; onLooked?: (report: Readonly<TidyReport>) => void };

/**
 * Tidies pictures that were stored before uploads were tidied. A picture that is tidy already is left as it
 * is, so that a run that was stopped can be repeated.
 */
export const tidyStoredPictures = async (
  db: Database,
  { uploads, now, onLooked = () => {} }: Tidying,
): Promise<TidyReport> => {
  const tidyReport: TidyReport = { looked: 0, changed: 0, left: [], missing: 0 };
  for (const stored of tables)
    for await (const file of filesOf(db, stored)) {
      if (isRecordingFile(file)) continue;
      count(tidyReport, file, await tidyOne(db, stored, uploads, file));
      onLooked(tidyReport);
    }
  if (tidyReport.changed > 0) {
    const text = `在服务器上整理以前的图片：重写 ${tidyReport.changed} 张，打不开而保留原样 ${tidyReport.left.length} 张`;
    await writeAudit(db, { who: SYSTEM, action: 'upload', text, now });
  }
  return tidyReport;
};
