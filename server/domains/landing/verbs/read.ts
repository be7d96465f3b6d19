import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type {
  blockLanding as blockEndpoint,
  landing as endpoint,
} from '#schemas/landing/endpoints.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import { blockLandingTable, landingTable } from '../../../db/tables/landing.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';

/** The page of this number, while members can open it. */
export const openPage = (id: string): SQL | undefined =>
  and(eq(landingTable.id, keyOrZero(id)), eq(landingTable.published, true));

/** The same of a page of blocks. */
export const openBlocks = (id: string): SQL | undefined =>
  and(
    eq(blockLandingTable.id, keyOrZero(id)),
    eq(blockLandingTable.published, true),
    isNotNull(blockLandingTable.live),
  );

type Card = Pick<typeof landingTable.$inferSelect, 'shareTitle' | 'shareText' | 'shareThumb'>;

const cardOf = ({ shareTitle, shareText, shareThumb }: Card) => ({
  shareTitle,
  shareText,
  sharePicture: shareThumb,
});

/** A page. Refuses `noSuchLanding`. */
export const readLanding: Verb<typeof endpoint> = async ({ db }, { id }) => {
  const [row] = await db.select().from(landingTable).where(openPage(id));
  if (!row) throw new RefusedError(landingRefusals.noSuchLanding);
  const { title, thumb, shape, html, button, link } = row;
  return { id: `${row.id}`, title, thumb, shape, html, button, link, ...cardOf(row) };
};

/** A page of blocks. Refuses `noSuchLanding`. */
export const readBlocks: Verb<typeof blockEndpoint> = async ({ db }, { id }) => {
  const [row] = await db.select().from(blockLandingTable).where(openBlocks(id));
  if (!row?.live) throw new RefusedError(landingRefusals.noSuchLanding);
  const { theme, nodes } = row.live;
  return { id: `${row.id}`, title: row.title, theme, nodes, ...cardOf(row) };
};
