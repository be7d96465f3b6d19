import type { readDraftStep as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftStepById, draftStepView } from '../draft-history.ts';

/** Refuses `noSuchDraftStep`. */
export const readDraftStep: Verb<typeof endpoint> = async ({ db }, { id }) => {
  const step = await draftStepById(db, id);
  return { step: draftStepView(step), before: step.before, document: step.document };
};
