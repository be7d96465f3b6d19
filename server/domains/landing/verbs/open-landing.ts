import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { openLanding as endpoint } from '#schemas/landing/endpoints.ts';
import { type Channel, channelOf } from '#schemas/landing/fields.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import { blockLandingTable, landingTable } from '../../../db/tables/landing.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';

const counters = {
  1: 'byFriends',
  2: 'byMoments',
  3: 'byPosters',
  4: 'byOthers',
} as const satisfies Record<Channel, string>;

const openPage = (id: string): SQL | undefined =>
  and(eq(landingTable.id, keyOrZero(id)), eq(landingTable.published, true));

const openBlocks = (id: string): SQL | undefined =>
  and(
    eq(blockLandingTable.id, keyOrZero(id)),
    eq(blockLandingTable.published, true),
    isNotNull(blockLandingTable.live),
  );

/** Counts an opening. Refuses `noSuchLanding`. */
export const openLanding: Verb<typeof endpoint> = async ({ db }, { id, type, blocks }) => {
  const table = blocks ? blockLandingTable : landingTable;
  const counter = counters[channelOf(type)];
  const counted = await db
    .update(table)
    .set({ [counter]: sql`${table[counter]} + 1` })
    .where(blocks ? openBlocks(id) : openPage(id))
    .returning({ id: table.id });
  if (counted.length === 0) throw new RefusedError(landingRefusals.noSuchLanding);
  return {};
};
