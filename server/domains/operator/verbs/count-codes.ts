import type { countCodes as endpoint } from '#schemas/operator/code-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { codesLeft } from '../codes.ts';

export const countCodes: Verb<typeof endpoint> = async ({ db, operator }) => ({
  left: await codesLeft(db, operator.id),
});
