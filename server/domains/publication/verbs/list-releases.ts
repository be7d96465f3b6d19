import { desc, getTableColumns } from 'drizzle-orm';
import type { listReleases as endpoint } from '#schemas/publication/endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { homeRelease } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { headView } from '../releases.ts';

const SIZE = 20;

/** A page of releases, the newest first. */
export const listReleases: Verb<typeof endpoint> = async ({ db }, { page }) => {
  const { document: _, ...columns } = getTableColumns(homeRelease);
  const { rows, pageCount } = await selectPage(db, db.select(columns).from(homeRelease), {
    ...{ orderBy: [desc(homeRelease.id)], page, size: SIZE, counted: homeRelease },
  });
  return { items: rows.map(headView), pages: pageCount };
};
