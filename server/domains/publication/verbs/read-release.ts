import type { OperatorVerb } from '../../operator/index.ts';
import { releaseById, releaseView } from '../releases.ts';

/** Refuses `noSuchRelease`. */
export const readRelease: OperatorVerb<'readRelease'> = async ({ db }, { id }) =>
  releaseView(await releaseById(db, id));
