import { desc } from 'drizzle-orm';
import { blockLandingAddress } from '#schemas/landing/addresses.ts';
import type {
  listBlockLandings as listEndpoint,
  readBlockLanding as readEndpoint,
} from '#schemas/landing/desk-endpoints.ts';
import { OTHER_CHANNEL } from '#schemas/landing/fields.ts';
import { blockLandingTable } from '../../../db/tables/landing.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { liveRelease, releaseView } from '../../publication/index.ts';
import { blocksBy, documentWith, draftOf, headOf, releasesOf } from './blocks.ts';

const MOST = 200;

export const listBlockLandings: Verb<typeof listEndpoint> = async ({ db }) => {
  const rows = await db
    .select()
    .from(blockLandingTable)
    .orderBy(desc(blockLandingTable.id))
    .limit(MOST);
  return { items: rows.map(headOf) };
};

/** `site`: the learners' site. Refuses `noSuchLanding`. */
export const readBlockLanding =
  (site: string | undefined): Verb<typeof readEndpoint> =>
  async ({ db }, { id }) => {
    const row = await blocksBy(db, id);
    const home = await liveRelease(db);
    const releases = await releasesOf(db, id);
    const page = blockLandingAddress({ id, type: OTHER_CHANNEL });
    return {
      head: headOf(row),
      draft: draftOf(row, home.document),
      live: {
        ...releaseView(home),
        // the document of the home says nothing of a page that is not published
        document: row.live ? documentWith(home.document, row.live) : home.document,
      },
      releases: releases.map(({ id: of, at, author }) => ({ id: of, at: at.getTime(), author })),
      page: site === undefined ? '' : `${site}${page}`,
    };
  };
