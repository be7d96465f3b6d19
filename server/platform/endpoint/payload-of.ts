import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { readPayload } from './read-payload.ts';

/** What a call was sent, read by its schema. Refuses what a rule of it says, else `badPayload`. */
export const payloadOf = ({ payload }: Endpoint, body: unknown): unknown =>
  readPayload(payload, body ?? {});
