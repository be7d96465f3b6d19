import * as z from 'zod/mini';
import { memberRow, queueCalls } from '../desk/queue-calls.ts';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  version,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { onboardingKinds, onboardingStates } from './fields.ts';
import { onboardingRefusals } from './refusals.ts';

const head = memberRow(onboardingStates, {
  kind: z.enum(onboardingKinds),
  name: z.string(),
  /** Of a person the hospital and the department, of an organisation its contact. */
  belongs: z.string(),
  version,
});
export type OnboardingHead = z.output<typeof head>;

const noSuchOnboarding = pickRefusals(onboardingRefusals, 'noSuchOnboarding');

/** Waiting applications come oldest first, others newest first; `word` is a part of a name or nickname. */
export const onboardingCalls = queueCalls({
  ...{ label: '讲师入驻', many: 'teacher-applications', one: 'teacher-application' },
  ...{ look: 'certifications.look', head, refusals: noSuchOnboarding },
  tabs: [...onboardingStates, 'all'],
  full: z.extend(head, {
    number: z.string(),
    hospital: z.string(),
    department: z.string(),
    jobTitle: z.string(),
    legalPerson: z.string(),
    contact: z.string(),
    phone: z.string(),
    specialties: z.array(z.string()),
    shop: z.string(),
    intro: z.string(),
    portrait: z.string(),
    licences: z.array(z.string()),
    reason: z.string(),
    decidedAt: z.nullable(epochMs),
    by: author,
    /** The teacher that it made; null for none. */
    teacher: z.nullable(rowId),
  }),
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countOnboardings, list: listOnboardings } = onboardingCalls;
export const { read: readOnboarding } = onboardingCalls;

const decisions = ['pass', 'refuse', 'revoke'] as const;
export type OnboardingDecision = (typeof decisions)[number];

export const LONGEST_ONBOARDING_REASON = 100;

/**
 * Decides an application as it was read in `version`; refusing and revoking need a reason. `stale`: it has changed
 * since, and nothing was decided.
 */
export const decideOnboarding = operatorCall(
  'decide-teacher-application',
  'certifications.decide',
  z
    .object({
      id: rowId,
      version,
      decision: z.enum(decisions),
      reason: words(LONGEST_ONBOARDING_REASON),
      key: operationKey,
    })
    .check(z.refine(({ decision, reason }) => decision === 'pass' || reason !== '')),
  z.object({ outcome: z.enum(['decided', 'stale']) }),
  {
    idempotent: true,
    refusals: pickRefusals(onboardingRefusals, 'noSuchOnboarding', 'numberTaken'),
  },
);

export const onboardingDeskApi = {
  countOnboardings,
  listOnboardings,
  readOnboarding,
  decideOnboarding,
};
