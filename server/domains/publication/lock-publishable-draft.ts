import {
  type DocumentFault,
  readHomeDocument,
} from '../../../schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import { draftView, type LayoutDraft, lockDraft } from './draft.ts';

type PublishBlocker =
  | { outcome: 'stale'; draft: ReturnType<typeof draftView> }
  | { outcome: 'faulty'; faults: DocumentFault[] };

/** The draft of this version, locked, or why it cannot be published: drafts may hold what is unfit for it. */
export const lockPublishableDraft = async (
  tx: Database,
  version: number,
): Promise<{ draft: LayoutDraft } | { hindrance: PublishBlocker }> => {
  const draft = await lockDraft(tx);
  if (draft.version !== version)
    return { hindrance: { outcome: 'stale', draft: draftView(draft) } };
  const read = readHomeDocument(draft.document);
  return read.ok
    ? { draft: { ...draft, document: read.document } }
    : { hindrance: { outcome: 'faulty', faults: read.faults } };
};
