import {
  type DocumentFault,
  type HomeDocument,
  readHomeDocument,
} from '#schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import type { HomePageReader } from '../../platform/endpoint/services.ts';
import { blocksOf } from './document/guards/blocks.ts';

type Given = {
  document: HomeDocument;
  page: HomePageReader;
  /** When learners are to see it, in ms. */
  at: number;
  /** Whether that may be later, at a moment that is yet to be chosen. */
  orLater?: boolean;
};

/** What a draft or a plan says as it can be published, or what keeps it from that. */
export const readPublishable = async (
  db: Database,
  { document: given, page, at, orLater = false }: Given,
): Promise<{ document: HomeDocument } | { faults: DocumentFault[] }> => {
  const read = readHomeDocument(given);
  if (!read.ok) return { faults: read.faults };
  const { document } = read;
  const faults = await blocksOf({ db, document, at, orLater, page });
  return faults.length > 0 ? { faults } : { document };
};
