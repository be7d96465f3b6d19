import {
  type DocumentFault,
  readHomeDocument,
} from '../../../schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import type { HomePageReader } from '../../platform/endpoint/services.ts';
import { blocksOf } from './document/guards/blocks.ts';
import { draftView, type LayoutDraft, lockDraft } from './draft.ts';

type PublishBlocker =
  | { outcome: 'stale'; draft: ReturnType<typeof draftView> }
  | { outcome: 'faulty'; faults: DocumentFault[] };

type Publishing = {
  version: number;
  page: HomePageReader;
  /** When learners are to see it, in ms. */
  at: number;
};

/** The draft of this version, locked, or why it cannot be published: drafts may hold what is unfit for it. */
export const lockPublishableDraft = async (
  tx: Database,
  { version, page, at }: Publishing,
): Promise<{ draft: LayoutDraft } | { hindrance: PublishBlocker }> => {
  const draft = await lockDraft(tx);
  if (draft.version !== version)
    return { hindrance: { outcome: 'stale', draft: draftView(draft) } };
  const read = readHomeDocument(draft.document);
  if (!read.ok) return { hindrance: { outcome: 'faulty', faults: read.faults } };
  const { document } = read;
  const faults = await blocksOf({ db: tx, document, at, page });
  return faults.length > 0
    ? { hindrance: { outcome: 'faulty', faults } }
    : { draft: { ...draft, document } };
};
