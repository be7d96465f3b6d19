import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { readPayload } from './read-payload.ts';

/** Refuses by the rule that is broken, else `badPayload`. */
export const payloadOf = ({ payload }: Endpoint, body: unknown): unknown =>
  readPayload(payload, body ?? {});
