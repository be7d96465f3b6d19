import { isDeepStrictEqual } from 'node:util';
import { type LeftOut, leaveOut } from '#schemas/publication/change-sets.ts';
import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import {
  type DocumentFault,
  type HomeDocument,
  readHomeDocument,
} from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { splitForPublication } from '../changes.ts';
import { readEmptyFaults } from '../document/guards/empty.ts';
import { draftView, type LayoutDraft, lockDraft } from '../draft/draft.ts';
import { liveRelease, type Release } from './releases.ts';

type Given = {
  document: HomeDocument;
  page: HomePageReader;
  at: number;
  /** Whether it may be published later, at a moment that is yet to be chosen. */
  orLater?: boolean;
};

export const readPublishable = async (
  db: Database,
  { document: given, page, at, orLater = false }: Given,
): Promise<{ document: HomeDocument } | { faults: DocumentFault[] }> => {
  const read = readHomeDocument(given);
  if (!read.ok) return { faults: read.faults };
  const { document } = read;
  const faults = await readEmptyFaults({ db, document, at, orLater, page });
  return faults.length > 0 ? { faults } : { document };
};

type Ready = {
  draft: LayoutDraft;
  document: HomeDocument;
  /**
   * `base`: the live document; `retained`: changes that stay in the draft; `items`: which go and which stay.
   */
  base: HomeDocument;
  retained: DocumentChange[];
  items: ReturnType<typeof splitForPublication>;
};

type Barred =
  | { outcome: 'stale'; draft: ReturnType<typeof draftView> }
  | { outcome: 'faulty'; faults: DocumentFault[] };

type Publishing = {
  version: number;
  page: HomePageReader;
  at: number;
  left?: readonly LeftOut[] | undefined;
};

/** The live release, where it has this draft already. Locks the draft until `tx` ends. */
export const publishedBefore = async (
  tx: Database,
  { version, left = [] }: Pick<Publishing, 'version' | 'left'>,
): Promise<Release | undefined> => {
  const draft = await lockDraft(tx);
  const { document, publishedVersion, partlyPublished } = draft;
  const partly =
    partlyPublished.version === version && Object.keys(partlyPublished.items).length > 0;
  if (draft.version !== version || (publishedVersion !== version && !partly)) return undefined;
  const live = await liveRelease(tx);
  // a release by a schedule or a roll back is no publication of the draft
  if (live.kind !== 'publish') return undefined;
  const { page } = leaveOut({ base: live.document, document }, left);
  return isDeepStrictEqual(page, live.document) ? live : undefined;
};

/**
 * The locked draft of this version, with the page that it makes and what stays, or why it cannot be
 * published; what is left out is not judged. Refuses `nothingChosen`.
 */
export const lockPublishableDraft = async (
  tx: Database,
  { version, page, at, left = [] }: Publishing,
): Promise<Ready | Barred> => {
  const draft = await lockDraft(tx);
  if (draft.version !== version) return { outcome: 'stale', draft: draftView(draft) };
  const { document: base } = await liveRelease(tx);
  const chosen = leaveOut({ base, document: draft.document }, left).page;
  if (left.length > 0 && isDeepStrictEqual(chosen, base))
    throw new RefusedError(publicationRefusals.nothingChosen);
  const read = await readPublishable(tx, { document: chosen, page, at });
  if ('faults' in read) return { outcome: 'faulty', faults: read.faults };
  const { document } = read;
  const retained = left.length > 0 ? describeChanges(document, draft.document) : [];
  return {
    draft,
    document,
    base,
    retained,
    items: splitForPublication(base, draft.document, retained),
  };
};
