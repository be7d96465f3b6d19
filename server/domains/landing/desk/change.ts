import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import {
  BLOCKS_PAGE,
  type publishBlockLanding as publishEndpoint,
  type restoreBlockLanding as restoreEndpoint,
  type saveBlockLanding as saveEndpoint,
} from '#schemas/landing/desk-endpoints.ts';
import { landingLayout } from '#schemas/landing/layout.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';
import type { Database } from '../../../db/database.ts';
import { blockLandingRelease, blockLandingTable } from '../../../db/tables/landing.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { liveRelease } from '../../publication/index.ts';
import { type BlockRow, documentWith, draftOf, layoutIn, lockBlocks } from './blocks.ts';

type NewDraft = { layout: ClassicLayout; author: string; now: number };

const keepDraft = async (db: Database, row: BlockRow, { layout, author, now }: NewDraft) => {
  const version = row.version + 1;
  await db
    .update(blockLandingTable)
    .set({ draft: layout, version, author, savedAt: new Date(now) })
    .where(eq(blockLandingTable.id, row.id));
  return version;
};

const staleWith = async (db: Database, row: BlockRow) => {
  const { document } = await liveRelease(db);
  return unchanged({ outcome: 'stale' as const, draft: draftOf(row, document) });
};

const titled = ({ title, id }: BlockRow): string => `区块分享页「${title}」（编号 ${id}）`;

/** Stores only the layout of the document. Refuses `noSuchLanding`. */
export const saveBlockLanding: Verb<typeof saveEndpoint> = async (
  { db, operator: who, now },
  { id, version, document },
) => {
  const read = readDraftDocument(document);
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  const row = await lockBlocks(db, id);
  if (row.version !== version) return staleWith(db, row);
  const layout = read.document.layouts[BLOCKS_PAGE] ?? layoutIn(row);
  if (isDeepStrictEqual(layout, row.draft)) return unchanged({ outcome: 'saved', version });
  const saved = await keepDraft(db, row, { layout, author: who.name, now });
  const begins = `保存${titled(row)}的草稿`;
  const text = `${begins}，第 ${saved} 稿，${layout.nodes.length} 个区块`;
  await writeAudit(db, { who, action: 'landing', text, now });
  return { outcome: 'saved', version: saved };
};

/** Publishes the draft of `version`, and stores it as a release. Refuses `noSuchLanding`. */
export const publishBlockLanding: Verb<typeof publishEndpoint> = async (
  { db, operator: who, now },
  { id, version },
) => {
  const row = await lockBlocks(db, id);
  if (row.version !== version) return staleWith(db, row);
  const read = readStrictly(landingLayout, layoutIn(row));
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  if (isDeepStrictEqual(read.data, row.live)) return unchanged({ outcome: 'published' });
  const at = new Date(now);
  await db
    .insert(blockLandingRelease)
    .values({ landingId: id, layout: read.data, author: who.name, at });
  await db
    .update(blockLandingTable)
    .set({ live: read.data, draft: read.data, liveAt: at })
    .where(eq(blockLandingTable.id, id));
  const text = `发布${titled(row)}，${read.data.nodes.length} 个区块`;
  await writeAudit(db, { who, action: 'landing', text, now });
  return { outcome: 'published' };
};

/** Refuses `noSuchLanding`, `noSuchLandingRelease`. */
export const restoreBlockLanding: Verb<typeof restoreEndpoint> = async (
  { db, operator: who, now },
  { id, release, version },
) => {
  const row = await lockBlocks(db, id);
  const [stored] = await db
    .select()
    .from(blockLandingRelease)
    .where(and(eq(blockLandingRelease.id, release), eq(blockLandingRelease.landingId, id)));
  if (!stored) throw new RefusedError(landingRefusals.noSuchLandingRelease);
  if (row.version !== version) return staleWith(db, row);
  const { layout } = stored;
  const { document: home } = await liveRelease(db);
  const document = documentWith(home, layout);
  if (isDeepStrictEqual(layout, row.draft))
    return unchanged({ outcome: 'saved', version, document });
  const saved = await keepDraft(db, row, { layout, author: who.name, now });
  const text = `把${titled(row)}的草稿恢复为发布过的一版`;
  await writeAudit(db, { who, action: 'landing', text, now });
  return { outcome: 'saved', version: saved, document };
};
