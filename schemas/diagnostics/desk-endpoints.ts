import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { TRIALS } from '../wire/call-rates.ts';
import { alertKinds, alertStates } from './alerts.ts';
import { diagnosticsRefusals } from './refusals.ts';

const faultGroup = z.object({
  section: z.string(),
  fault: z.string(),
  endpoint: z.string(),
  path: z.string(),
  /** Reports, not phones. */
  count: z.int(),
  lastAt: epochMs,
  sample: z.object({ expected: z.string(), came: z.string(), page: z.string(), shown: z.string() }),
  handled: z.boolean(),
});

/** Faults that learners' phones reported, by section and cause; a handled one that occurs again is open again. */
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

/** Answers the settings of alerts by webhook, and the latest alerts. */
export const readAlerts = operatorCall(
  'read-alerts',
  'statistics.look',
  emptyObject,
  z.object({
    /** null without a webhook. */
    settings: z.nullable(
      z.object({
        kind: z.enum(alertKinds),
        /** An alert is sent for this many faults of one cause in a section within `minutes`. */
        faults: z.int(),
        minutes: z.int(),
        /** Minutes in which the same alert is not repeated. */
        quiet: z.int(),
      }),
    ),
    sent: z.array(
      z.object({
        id: rowId,
        at: epochMs,
        text: z.string(),
        test: z.boolean(),
        state: z.enum(alertStates),
        failure: z.string(),
      }),
    ),
  }),
);

/** Sends a test message, shortly after the answer. */
export const testAlert = operatorCall(
  'test-alert',
  'statistics.edit',
  z.object({ key: operationKey }),
  z.object({ id: rowId }),
  { idempotent: true, rate: TRIALS, refusals: diagnosticsRefusals },
);

export const diagnosticsDeskApi = { listFaults, handleFault, readAlerts, testAlert };
