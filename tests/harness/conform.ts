import { type Outcome, runConform } from '#scripts/conform/run.ts';
import { calls } from '../contract/specified-calls.ts';
import { specifiedEndpoints } from './specified-endpoints.ts';

const specified = specifiedEndpoints.map((endpoint) => ({
  endpoint,
  payload: calls[endpoint.path]?.[0] ?? {},
}));

/** `npm run conform -- <given>` in this process: what it prints, and its exit code. */
export const conformTo = (...given: readonly string[]): Promise<Outcome> =>
  runConform(given, specified);
