import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { LARGEST_PAPER, LARGEST_STORED_PICTURE } from '#schemas/media/fields.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { pictureIn } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import { addressOf } from '../../platform/storage/uploads.ts';
import { type Content, contentOf } from './content.ts';
import { MEDIA_ENCODE } from './job-kinds.ts';

type Row = typeof mediaFile.$inferSelect;
type Change = Partial<typeof mediaFile.$inferInsert>;
type Stores = Pick<Services, 'media' | 'uploads'>;

const failed = (reason: string): Change => ({ state: 'failed', reason });

const checksumOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** Upright, without place and camera, within bounds. */
const storedPicture = async ({ uploads }: Stores, row: Row, path: string): Promise<Change> => {
  if (row.bytes > LARGEST_STORED_PICTURE)
    return failed(`图片不能超过 ${megabytes(LARGEST_STORED_PICTURE)} MB`);
  try {
    const picture = await pictureIn(await readFile(path));
    const file = await uploads.save(picture);
    return { state: 'ready', address: addressOf(file), poster: addressOf(file), ...picture.size };
  } catch (error) {
    // one that had to wait too long is tried again
    if (!(error instanceof RefusedError) || error.refusal === callRefusals.busy) throw error;
    return failed(error.message);
  }
};

const storedPaper = async ({ uploads }: Stores, row: Row, path: string): Promise<Change> => {
  if (row.bytes > LARGEST_PAPER) return failed(`PDF 不能超过 ${megabytes(LARGEST_PAPER)} MB`);
  const file = await uploads.savePaper(path, 'pdf');
  return { state: 'ready', address: addressOf(file) };
};

type Judging = { stores: Stores; row: Row; path: string };

const changeFor = ({ stores, row, path }: Judging, content: Content): Promise<Change> | Change => {
  if ('reason' in content) return failed(content.reason);
  if (content.kind === 'picture') return storedPicture(stores, row, path);
  if (content.kind === 'paper') return storedPaper(stores, row, path);
  return {};
};

const judgedAt = async (judging: Judging): Promise<Change> => {
  const { row, path } = judging;
  const checksum = await checksumOf(path);
  if (row.checksum !== '' && row.checksum !== checksum)
    return failed('传到的内容与原文件不一致，请重新上传');
  const content = await contentOf(path);
  const change = await changeFor(judging, content);
  return { checksum, ...('kind' in content ? { kind: content.kind } : {}), ...change };
};

const judged = async (stores: Stores, row: Row): Promise<Change> => {
  if ((await stores.media.size(row.key)) !== row.bytes) return failed('文件没有传完整，请重新上传');
  return stores.media.local(row.key, (path) => judgedAt({ stores, row, path }));
};

/** What is refused leaves nothing but its reason; what plays goes on to be encoded. */
export const judgeMedia =
  (stores: Stores): JobHandler =>
  async (db: Database, subject, now) => {
    const own = and(eq(mediaFile.id, Number(subject)), eq(mediaFile.state, 'processing'));
    const [row] = await db.select().from(mediaFile).where(own);
    if (!row) return undefined;
    const change = await judged(stores, row);
    const isDone = change.state !== undefined;
    return async (tx) => {
      const changed = await tx
        .update(mediaFile)
        .set({ ...change, ...(change.state === 'ready' ? { readyAt: new Date(now) } : {}) })
        .where(own)
        .returning({ id: mediaFile.id });
      if (changed.length === 0) return;
      if (isDone) await stores.media.remove(row.key);
      else await addJob(tx, { kind: MEDIA_ENCODE, subject, dueAt: now });
    };
  };
