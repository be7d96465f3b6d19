import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type {
  blockLanding as blockEndpoint,
  landing as endpoint,
} from '../../../../schemas/landing/endpoints.ts';
import { type Channel, channelOf } from '../../../../schemas/landing/fields.ts';
import { landingRefusals } from '../../../../schemas/landing/refusals.ts';
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

const countedIn = (
  table: typeof landingTable | typeof blockLandingTable,
  type: string,
): Record<string, SQL> => {
  const counter = counters[channelOf(type)];
  return { [counter]: sql`${table[counter]} + 1` };
};

type Card = Pick<typeof landingTable.$inferSelect, 'shareTitle' | 'shareText' | 'shareThumb'>;

const cardOf = ({ shareTitle, shareText, shareThumb }: Card) => ({
  shareTitle,
  shareText,
  sharePicture: shareThumb,
});

/** A page, which counts as opened once more. Refuses `noSuchLanding`. */
export const readLanding: Verb<typeof endpoint> = async ({ db }, { id, type }) => {
  const [row] = await db
    .update(landingTable)
    .set(countedIn(landingTable, type))
    .where(and(eq(landingTable.id, keyOrZero(id)), eq(landingTable.published, true)))
    .returning();
  if (!row) throw new RefusedError(landingRefusals.noSuchLanding);
  const { title, thumb, shape, html, button, link } = row;
  return { id: `${row.id}`, title, thumb, shape, html, button, link, ...cardOf(row) };
};

/** The same of a page of blocks. */
export const readBlocks: Verb<typeof blockEndpoint> = async ({ db }, { id, type }) => {
  const table = blockLandingTable;
  const [row] = await db
    .update(table)
    .set(countedIn(table, type))
    .where(and(eq(table.id, keyOrZero(id)), eq(table.published, true), isNotNull(table.live)))
    .returning();
  if (!row?.live) throw new RefusedError(landingRefusals.noSuchLanding);
  const { theme, nodes } = row.live;
  return { id: `${row.id}`, title: row.title, theme, nodes, ...cardOf(row) };
};
