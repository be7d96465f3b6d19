import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '#server/db/database.ts';
import { readLiveRows } from '#server/domains/publication/document/read-live-document.ts';

/** The document that learners' calls answer from. */
export const readLiveDocument = async (db: Database): Promise<HomeDocument> =>
  (await readLiveRows(db)).document;
