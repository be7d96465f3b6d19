import type * as z from 'zod/mini';
import { scalar } from '../wire/codec.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { batchOf, exactly, oneOf } from '../wire/payload.ts';
import { count } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { DIAGNOSTICS_BATCH } from './batch.ts';

const faults = [
  'unknown-section',
  'repeated-section',
  'call-failed',
  'payload-misfit',
  'item-left-out',
  'field-defaulted',
  'condition-misfit',
  'condition-undecided',
  'render-failed',
  'media-unplayable',
  'code-missing',
  'failed-start',
] as const;

const LONGEST = 300;

const short = scalar<string>(
  (raw) => (typeof raw === 'string' && raw.length <= LONGEST ? raw : undefined),
  'short text',
);

/** One fault on a learner's phone (wire rule 14). */
const diagnostic = exactly({
  fault: oneOf(faults),
  section: short,
  endpoint: short,
  path: short,
  expected: short,
  /** A short sample of the faulty value. */
  came: short,
  /** What the learner saw instead. */
  shown: oneOf(['rest', 'last-good', 'shipped', 'hidden']),
});
export type Diagnostic = z.output<typeof diagnostic>;

export const reportDiagnostics = defineEndpoint({
  path: '/v1/diagnostics/report',
  payload: object({
    page: short,
    entries: batchOf(diagnostic, DIAGNOSTICS_BATCH),
  }),
  data: object({ accepted: count }),
  access: 'public',
  rate: { ofAddress: 30 },
  loading: false,
  changes: true,
  keepalive: true,
  refusals: {},
});

export const diagnosticsApi = { reportDiagnostics };
