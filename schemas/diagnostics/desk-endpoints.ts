import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  words,
} from '../operator/operator-call.ts';

const faultGroup = z.object({
  section: z.string(),
  fault: z.string(),
  endpoint: z.string(),
  path: z.string(),
  /** The number of reports, not of phones. */
  count: z.int(),
  lastAt: epochMs,
  sample: z.object({ expected: z.string(), came: z.string(), page: z.string(), shown: z.string() }),
  handled: z.boolean(),
});

/** What learners' phones reported, by section and cause; handled ones only until they come back. */
export const listFaults = operatorCall(
  'list-faults',
  'statistics.look',
  z.object({ hours: z.int().check(z.positive(), z.maximum(720)), handled: z.boolean() }),
  z.object({ groups: z.array(faultGroup) }),
);

export const handleFault = operatorCall(
  'handle-fault',
  'statistics.edit',
  z.object({
    section: words(300),
    fault: words(300),
    endpoint: words(300),
    path: words(300),
    key: operationKey,
  }),
  emptyObject,
  { idempotent: true },
);

export const diagnosticsDeskApi = { listFaults, handleFault };
