import type { Endpoint } from './define-endpoint.ts';

/** Whether a call may travel in a batch: a learner's read with a small payload. */
export const isBatchable = ({
  access,
  changes,
  idempotent,
  keepalive,
  bodyLimit,
}: Endpoint): boolean =>
  typeof access === 'string' && !(changes || idempotent || keepalive || bodyLimit);
