import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { BLOCKS_PAGE, type BlockLandingHead } from '#schemas/landing/desk-endpoints.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../../db/database.ts';
import { blockLandingRelease, blockLandingTable } from '../../../db/tables/landing.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';

export type BlockRow = typeof blockLandingTable.$inferSelect;

const MAX_LISTED = 20;

/** What a page begins with; it cannot be published. */
const nothing: ClassicLayout = { theme: 'default', nodes: [] };

export const layoutIn = ({ draft }: BlockRow): ClassicLayout => draft ?? nothing;

/** Refuses `noSuchLanding`. */
export const blocksBy = async (db: Database, id: number): Promise<BlockRow> => {
  const [row] = await db.select().from(blockLandingTable).where(eq(blockLandingTable.id, id));
  if (!row) throw new RefusedError(landingRefusals.noSuchLanding);
  return row;
};

/** Locks the row. Refuses `noSuchLanding`. */
export const lockBlocks = async (db: Database, id: number): Promise<BlockRow> => {
  const found = db.select().from(blockLandingTable).where(eq(blockLandingTable.id, id));
  const [row] = await found.for('update');
  if (!row) throw new RefusedError(landingRefusals.noSuchLanding);
  return row;
};

export const headOf = (row: BlockRow): BlockLandingHead => ({
  id: row.id,
  title: row.title,
  published: row.published && row.live !== null,
  liveAt: row.liveAt?.getTime() ?? null,
  changed: !isDeepStrictEqual(row.live, row.draft),
});

export const documentWith = (home: HomeDocument, layout: ClassicLayout): HomeDocument => ({
  ...home,
  template: BLOCKS_PAGE,
  layouts: { ...home.layouts, [BLOCKS_PAGE]: layout },
});

export const draftOf = (row: BlockRow, home: HomeDocument) => ({
  version: row.version,
  document: documentWith(home, layoutIn(row)),
  author: row.author,
  savedAt: row.savedAt?.getTime() ?? 0,
});

export const releasesOf = (db: Database, id: number) =>
  db
    .select()
    .from(blockLandingRelease)
    .where(eq(blockLandingRelease.landingId, id))
    .orderBy(desc(blockLandingRelease.id))
    .limit(MAX_LISTED);
