import type { OperatorVerb } from './implement-operator.ts';
import { releaseById, releaseView } from './releases.ts';

/** Refuses `noSuchRelease`. */
export const readRelease: OperatorVerb<'readRelease'> = async ({ db }, { id }) =>
  releaseView(await releaseById(db, id));
