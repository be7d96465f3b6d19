import { desc, getTableColumns } from 'drizzle-orm';
import type { listDraftSteps as endpoint } from '#schemas/publication/endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { homeDraftStep } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftStepView } from '../draft-history.ts';

const SIZE = 20;

/** A page of the draft's history, the newest step first. */
export const listDraftSteps: Verb<typeof endpoint> = async ({ db }, { page }) => {
  const { before: _before, document: _document, ...columns } = getTableColumns(homeDraftStep);
  const { rows, pageCount } = await selectPage(db, db.select(columns).from(homeDraftStep), {
    ...{ orderBy: [desc(homeDraftStep.id)], page, size: SIZE, counted: homeDraftStep },
  });
  return { items: rows.map(draftStepView), pages: pageCount };
};
