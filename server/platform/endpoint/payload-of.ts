import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { readPayload } from './read-payload.ts';

export const payloadOf = ({ payload }: Endpoint, body: unknown): unknown =>
  readPayload(payload, body ?? {});
