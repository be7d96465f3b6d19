import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  version,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { certificationRefusals } from './refusals.ts';
import { applicationStates } from './states.ts';

const states = z.enum(applicationStates);

/** A doctor whom operators certified without an application has empty fields. */
const application = z.object({
  member: rowId,
  nickname: z.string(),
  name: z.string(),
  hospital: z.string(),
  department: z.string(),
  jobTitle: z.string(),
  pictures: z.array(z.string()),
  state: states,
  /** Why it was refused or revoked; '' otherwise. */
  reason: z.string(),
  version,
  /** null without an application. */
  sentAt: z.nullable(epochMs),
  decidedAt: z.nullable(epochMs),
  decidedBy: z.string(),
});
export type Application = z.output<typeof application>;

const head = z.omit(application, { pictures: true, reason: true });
export type ApplicationHead = z.output<typeof head>;

const noSuchApplication = pickRefusals(certificationRefusals, 'noSuchApplication');

/** Waiting applications first; `word` is a part of a name or of a hospital, '' finds all. */
export const certificationCalls = queueCalls({
  ...{ label: '认证审核', many: 'certifications', one: 'certification' },
  ...{ look: 'certifications.look', head, full: application, id: 'member', key: 'member' },
  tabs: ['waiting', 'passed', 'refused', 'revoked', 'all'],
  refusals: noSuchApplication,
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countCertifications, list: listCertifications } = certificationCalls;
export const { read: readCertification } = certificationCalls;

const decisions = ['pass', 'refuse', 'revoke'] as const;
export type Decision = (typeof decisions)[number];

export const LONGEST_REASON = 100;

/**
 * Decides about an application as it was read in `version`; refusing and revoking need a reason. `stale`: it has
 * changed since, so nothing was decided; `application` is its present state.
 */
export const decideCertification = operatorCall(
  'decide-certification',
  'certifications.decide',
  z
    .object({
      member: rowId,
      version,
      decision: z.enum(decisions),
      reason: words(LONGEST_REASON),
      key: operationKey,
    })
    .check(z.refine(({ decision, reason }) => decision === 'pass' || reason !== '')),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('decided') }),
    z.object({ outcome: z.literal('stale'), application }),
  ]),
  { idempotent: true, refusals: noSuchApplication },
);

export const certificationDeskApi = {
  countCertifications,
  listCertifications,
  readCertification,
  decideCertification,
};
