import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { count } from '../primitives.ts';
import { shape } from '../structures.ts';

/** What kind of fault it was. */
export const faults = [
  'unknown-section',
  'repeated-section',
  'call-failed',
  'payload-misfit',
  'item-left-out',
  'render-failed',
  'code-missing',
] as const;

const short = z.string().check(z.maxLength(300));

/** One fault seen on a learner's phone (decisions §3). `came` is a short sample of the value. */
export const diagnostic = z.object({
  fault: z.enum(faults),
  section: short,
  endpoint: short,
  path: short,
  expected: short,
  came: short,
  /** What the learner saw instead. */
  shown: z.enum(['rest', 'last-good', 'hidden']),
});
export type Diagnostic = z.output<typeof diagnostic>;

/** At most this many in one call. */
export const DIAGNOSTICS_BATCH = 200;

export const reportDiagnostics = defineEndpoint({
  path: '/v1/diagnostics/report',
  payload: z.object({
    page: short,
    entries: z.array(diagnostic).check(z.maxLength(DIAGNOSTICS_BATCH)),
  }),
  data: shape({ accepted: count }),
  access: 'public',
  loading: false,
  keepalive: true,
});

export const diagnosticsApi = { reportDiagnostics };
