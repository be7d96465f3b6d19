import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { specifiedCalls } from '../contract/wire/specified-calls.ts';

/** The endpoints of the specified calls, which an existing back end answers as well. */
export const specifiedEndpoints: readonly Endpoint[] = everyEndpoint.filter(({ path }) =>
  specifiedCalls.has(path),
);
