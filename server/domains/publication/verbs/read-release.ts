import type { readRelease as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { releaseById, releaseView } from '../releases.ts';

export const readRelease: Verb<typeof endpoint> = async ({ db }, { id }) =>
  releaseView(await releaseById(db, id));
