import { desc, getTableColumns } from 'drizzle-orm';
import type { listDraftSteps as endpoint } from '#schemas/publication/endpoints.ts';
import { homeDraftStep } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { draftStepView } from '../draft-history.ts';

const SIZE = 20;

/** A page of the draft's history, the newest step first. */
export const listDraftSteps: Verb<typeof endpoint> = async ({ db }, { page }) => {
  const { before: _before, document: _document, ...columns } = getTableColumns(homeDraftStep);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await db
    .select(columns)
    .from(homeDraftStep)
    .orderBy(desc(homeDraftStep.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(draftStepView), pages: pagesOf(await db.$count(homeDraftStep), SIZE) };
};
