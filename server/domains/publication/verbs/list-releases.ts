import { desc, getTableColumns } from 'drizzle-orm';
import type { listReleases as endpoint } from '#schemas/publication/endpoints.ts';
import { homeRelease } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { headView } from '../releases.ts';

const SIZE = 20;

/** A page of releases, the newest first. */
export const listReleases: Verb<typeof endpoint> = async ({ db }, { page }) => {
  const { document: _, ...columns } = getTableColumns(homeRelease);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await db
    .select(columns)
    .from(homeRelease)
    .orderBy(desc(homeRelease.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(headView), pages: pagesOf(await db.$count(homeRelease), SIZE) };
};
