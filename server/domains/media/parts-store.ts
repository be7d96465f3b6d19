import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { and, eq } from 'drizzle-orm';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { MEDIA_JUDGE } from './job-kinds.ts';

/** Keeps parts where the library is, and what they belong to in its table, so any server goes on with them. */
export class PartsStore extends DataStore {
  override extensions = ['termination'];
  readonly #db: Database;
  readonly #media: MediaStore;
  readonly #clock: () => number;

  constructor(db: Database, media: MediaStore, clock: () => number) {
    super();
    this.#db = db;
    this.#media = media;
    this.#clock = clock;
  }

  async #row(key: string) {
    const [row] = await this.#db.select().from(mediaFile).where(eq(mediaFile.key, key));
    if (!row) throw new RefusedError(mediaRefusals.partUnknown);
    return row;
  }

  /** Once all has arrived the file is judged; nothing is added to it any more. */
  async finish(key: string): Promise<void> {
    const now = this.#clock();
    await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .update(mediaFile)
        .set({ state: 'processing' })
        .where(and(eq(mediaFile.key, key), eq(mediaFile.state, 'arriving')))
        .returning({ id: mediaFile.id });
      if (row) await addJob(tx, { kind: MEDIA_JUDGE, subject: String(row.id), dueAt: now });
    });
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes: size, state } = await this.#row(id);
    const offset = state === 'arriving' ? ((await this.#media.size(id)) ?? 0) : size;
    // a server that ended between the last byte and its note leaves the note to the next one
    if (state === 'arriving' && offset === size) await this.finish(id);
    return new Upload({ id, size, offset });
  }

  override async write(part: Readable, id: string, offset: number): Promise<number> {
    const { state } = await this.#row(id);
    if (state !== 'arriving') return offset;
    return this.#media.append(id, offset, part);
  }

  override async remove(id: string): Promise<void> {
    const removed = await this.#db
      .delete(mediaFile)
      .where(and(eq(mediaFile.key, id), eq(mediaFile.state, 'arriving')))
      .returning({ id: mediaFile.id });
    if (removed.length === 0) throw new RefusedError(mediaRefusals.partUnknown);
    await this.#media.remove(id);
  }
}
