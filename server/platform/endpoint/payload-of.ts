import * as z from 'zod/mini';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { RefusedError } from './errors.ts';

/** What a call was sent, read by its schema. Refuses `badPayload`. */
export const payloadOf = ({ payload }: Endpoint, body: unknown): unknown => {
  const result = z.safeParse(payload, body ?? {});
  if (!result.success) throw new RefusedError(callRefusals.badPayload);
  return result.data;
};
