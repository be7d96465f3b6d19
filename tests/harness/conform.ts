import { type Outcome, runConform } from '#scripts/conform/run.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { specifiedEndpoints } from './specified-endpoints.ts';

const specified = specifiedEndpoints.map((endpoint) => ({
  endpoint,
  payload: sampleByPath.get(endpoint.path)?.payload ?? {},
}));

/** `npm run conform -- <given>` in this process: what it prints, and its exit code. */
export const conformTo = (...given: readonly string[]): Promise<Outcome> =>
  runConform(given, specified);
