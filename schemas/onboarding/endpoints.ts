import type * as z from 'zod/mini';
import { certificationStates } from '../certification/states.ts';
import { consentTexts } from '../site/fields.ts';
import { teacherRefusals } from '../teacher/refusals.ts';
import { workshopRoles } from '../teacher/roles.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf } from '../wire/payload.ts';
import { count, id, picture, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { byRule, list, object } from '../wire/structures.ts';
import {
  onboardingKinds,
  onboardingLines,
  onboardingPictures,
  onboardingStates,
  ownOnboardingStates,
} from './fields.ts';
import { onboardingRefusals } from './refusals.ts';

/** The version of an agreement in force, 0 without one, and the one that the member agreed to last, 0 without one. */
const agreement = object({ in_force: count, agreed: count }, byRule);

/** The member's application of a kind; `number` is masked. */
export const onboarding = defineEndpoint({
  path: '/v1/onboarding/read',
  payload: object({ kind: oneOf(onboardingKinds) }),
  data: object(
    {
      state: oneOf(ownOnboardingStates),
      /** Why it was refused or revoked; '' otherwise. */
      reason: text,
      name: text,
      number: text,
      hospital: text,
      department: text,
      job_title: text,
      legal_person: text,
      contact: text,
      phone: text,
      specialties: text,
      shop: text,
      intro: text,
      portrait: picture,
      licences: list(picture),
      sent_at: time,
      agreement,
    },
    byRule,
  ),
  access: 'member',
  refusals: {},
});

export type Onboarding = z.output<typeof onboarding.data>;

const applying = {
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      onboardingRefusals,
      'onboardingInvalid',
      'onboardingWaiting',
      'onboardingPassed',
      'numberTaken',
    ),
    pickRefusals(teacherRefusals, 'consentOutdated'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
  ),
} as const;

const further = {
  ...onboardingPictures,
  /** The version of the agreement that is agreed to with the application. */
  agreement: count,
  key,
};

export const applyAsPerson = defineEndpoint({
  path: '/v1/onboarding/applyAsPerson',
  payload: object({ ...onboardingLines.person, ...further }),
  ...applying,
});

export const applyAsOrganisation = defineEndpoint({
  path: '/v1/onboarding/applyAsOrganisation',
  payload: object({ ...onboardingLines.organisation, ...further }),
  ...applying,
});

export const withdrawOnboarding = defineEndpoint({
  path: '/v1/onboarding/withdraw',
  payload: object({ kind: oneOf(onboardingKinds), key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(onboardingRefusals, 'onboardingNotWaiting'),
});

/** Whether the member agreed to the version of an agreement that is in force. */
export const consent = defineEndpoint({
  path: '/v1/onboarding/consent',
  payload: object({ type: oneOf(consentTexts) }),
  data: object({ in_force: count, agreed: count, agreed_at: time }, byRule),
  access: 'member',
  refusals: {},
});

/** Agrees to the version in force. */
export const giveConsent = defineEndpoint({
  path: '/v1/onboarding/giveConsent',
  payload: object({ type: oneOf(consentTexts), version: count, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(teacherRefusals, 'consentOutdated'),
});

const application = object({ kind: oneOf(onboardingKinds), state: oneOf(onboardingStates) });

const workshop = object(
  {
    teacher_id: id,
    name: text,
    headimg: picture,
    shop: text,
    role: oneOf(workshopRoles),
    courses: count,
    lives: count,
    fans: count,
  },
  { teacher_id: 'teacherId', headimg: 'avatar' },
);

/** What a member has as a doctor and as a teacher. */
export const doctorCenter = defineEndpoint({
  path: '/v1/onboarding/center',
  payload: none,
  data: object(
    {
      certification: oneOf(certificationStates),
      applications: list(application),
      /** The agreement of teachers. */
      agreement,
      workshop: maybe(workshop),
    },
    byRule,
  ),
  access: 'member',
  refusals: {},
});

export type DoctorCenter = z.output<typeof doctorCenter.data>;

export const onboardingApi = {
  onboarding,
  applyAsPerson,
  applyAsOrganisation,
  withdrawOnboarding,
  consent,
  giveConsent,
  doctorCenter,
};
