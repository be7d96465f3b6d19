import { eq, isNotNull } from 'drizzle-orm';
import { blockLandingTable, landingTable } from '#server/db/tables/landing.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => {
  const open = await firstId(db, landingTable, eq(landingTable.published, true));
  const live = await firstId(db, blockLandingTable, isNotNull(blockLandingTable.live));
  return {
    '/custom_share_page/:id/:type': `/custom_share_page/${open}/1`,
    '/custom_share_page_v2/:id/:type': `/custom_share_page_v2/${live}/1`,
  };
};
