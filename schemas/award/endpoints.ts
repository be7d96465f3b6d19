import type * as z from 'zod/mini';
import { couponRefusals } from '../coupon/refusals.ts';
import { oneLine } from '../text/tidy-text.ts';
import { isIdentityNumber } from '../text/validators.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id, link, pageTotal, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { atMost, filled, ruled, shortened, tidied } from '../wire/rules.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import {
  awardKinds,
  awardMetrics,
  awardStates,
  awardTargets,
  certificateStates,
  creditClasses,
  LONGEST_PERSON_LINE,
} from './fields.ts';
import { awardRefusals } from './refusals.ts';

const condition = object({
  metric: oneOf(awardMetrics),
  name: text,
  /** In the unit of `metric`; 1 for a pass and a check-in. */
  need: count,
  now: count,
  met: flag,
  /** Where the member does the rest. */
  link,
});
export type AwardCondition = z.output<typeof condition>;

const certificateFields = {
  /** '': there is no certificate. */
  number: text,
  holder: text,
  issued_at: time,
  revoked_at: time,
  /** Why it was revoked. */
  reason: text,
};

const rewardFields = {
  kind: oneOf(awardKinds),
  project: text,
  project_number: text,
  credit_class: oneOf(creditClasses),
  /** Credits, or points for the wallet. */
  points: count,
  /** The coupon's title. */
  coupon: text,
};

const award = object(
  {
    id,
    title: requiredText,
    target: oneOf(awardTargets),
    /** The title of what has the award: a course, an exam. */
    thing: text,
    thing_link: link,
    ...rewardFields,
    state: oneOf(awardStates),
    conditions: list(condition),
    start_at: time,
    end_at: time,
    /** 0: no limit. */
    quota: count,
    left: count,
    /** The claim asks for the person on the certificate (`claimByPerson`). */
    need_person: flag,
    /** The name that a certificate claimed now would carry; '': the member has given none, or it is not known. */
    registered_name: text,
    /** Of a claimed exam's certificate; '' elsewhere, and where it stands in the holder's place. */
    student_number: text,
    claimed_at: time,
    ...certificateFields,
  },
  byRule,
);
export type Award = z.output<typeof award>;

export const awardState = defineEndpoint({
  path: '/v1/award/state',
  payload: object({ id }),
  data: award,
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(awardRefusals, 'noSuchAward'),
});

/** The awards of a course, an exam and the like, whose `id` it takes, in the editors' order. */
export const thingAwards = defineEndpoint({
  path: '/v1/award/of',
  payload: object({ target: oneOf(awardTargets), id }),
  data: list(award, 'may lose all'),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});

const { personInvalid, consentMissing } = awardRefusals;

const line = (label: string) =>
  ruled(
    tidied(text, oneLine),
    filled(`请填写${label}`, personInvalid),
    atMost(LONGEST_PERSON_LINE, personInvalid),
  );

/** The mask of the profile's number: sending the masked number means the stored one. */
const MASKED = /^\d{3}\*+[\dXx]{4}$/;

const identity = ruled(
  tidied(text, (value) => value.toUpperCase()),
  filled('请填写身份证号', personInvalid),
  {
    holds: (value) => MASKED.test(value) || isIdentityNumber(value),
    reason: '身份证号有误，请核对 15 或 18 位号码',
    refusal: personInvalid,
  },
);

const agreed = ruled(flag, {
  holds: (value) => value,
  reason: '请先同意信息使用说明',
  refusal: consentMissing,
});

/** What the form of the person's data starts with: the member's profile, its identity number masked. */
export const awardPerson = defineEndpoint({
  path: '/v1/award/person',
  payload: object({ id }),
  data: object(
    {
      id,
      title: requiredText,
      state: oneOf(awardStates),
      need_person: flag,
      name: text,
      id_card: text,
      unit: text,
      job_title: text,
    },
    byRule,
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(awardRefusals, 'noSuchAward'),
});

const claimRefusals = joinRefusals(
  pickRefusals(
    awardRefusals,
    'noSuchAward',
    'awardEarly',
    'awardOver',
    'awardFull',
    'lessonsUnfinished',
    'watchShort',
    'examNotPassed',
    'notCheckedIn',
  ),
  pickRefusals(
    couponRefusals,
    'noSuchCoupon',
    'couponEarly',
    'couponOver',
    'couponSoldOut',
    'couponLimit',
  ),
);

/** Claims an award that needs no person's data; claiming again changes nothing. */
export const claimAward = defineEndpoint({
  path: '/v1/award/claim',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: joinRefusals(claimRefusals, pickRefusals(awardRefusals, 'personMissing')),
});

/** Claims an award with the data of the person whom the certificate names. */
export const claimByPerson = defineEndpoint({
  path: '/v1/award/claim_person',
  payload: object({
    id,
    name: line('姓名'),
    idCard: identity,
    unit: line('工作单位'),
    jobTitle: ruled(tidied(text, oneLine), atMost(LONGEST_PERSON_LINE, personInvalid)),
    agreed,
    key,
  }),
  data: none,
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: joinRefusals(
    claimRefusals,
    pickRefusals(awardRefusals, 'personInvalid', 'personMismatch', 'personTaken', 'consentMissing'),
  ),
});

const claim = object(
  {
    /** The award's. */
    id,
    title: requiredText,
    target: oneOf(awardTargets),
    ...rewardFields,
    claimed_at: time,
    ...certificateFields,
  },
  byRule,
);
export type Claim = z.output<typeof claim>;

export const myClaims = defineEndpoint({
  path: '/v1/award/mine',
  payload: object(pageOf),
  data: paged('data', 'last_page', claim),
  access: 'member',
  refusals: {},
});

const creditRow = object(
  {
    /** The award's. */
    id,
    project: text,
    project_number: text,
    credit_class: oneOf(creditClasses),
    points: count,
    year: count,
    at: time,
    revoked: flag,
  },
  byRule,
);
export type CreditRow = z.output<typeof creditRow>;

export const myCredits = defineEndpoint({
  path: '/v1/award/credits',
  payload: object({
    /** 0: all years. */
    year: id,
    ...pageOf,
  }),
  data: object(
    {
      data: list(creditRow, 'may lose all'),
      last_page: pageTotal,
      /** The sums of each class by year, the latest first, without revoked credits. */
      years: list(object({ year: count, first: count, second: count }), 'may lose all'),
    },
    { data: 'items', last_page: 'pageCount' },
  ),
  access: 'member',
  refusals: {},
});

const LONGEST_NUMBER = 40;

/** Numbers that one network address may try in a minute. */
const TRIED = 120;

/** Answers the certificate of a number, with its holder's name masked, to anybody. */
export const verifyCertificate = defineEndpoint({
  path: '/v1/award/verify',
  payload: object({ number: shortened(text, LONGEST_NUMBER) }),
  data: object(
    {
      ...certificateFields,
      project: text,
      state: oneOf(certificateStates),
      credit_class: oneOf(creditClasses),
      points: count,
    },
    byRule,
  ),
  access: 'public',
  rate: { ofAddress: TRIED },
  refusals: pickRefusals(awardRefusals, 'noSuchCertificate'),
});

export const awardApi = {
  awardState,
  thingAwards,
  awardPerson,
  claimAward,
  claimByPerson,
  myClaims,
  myCredits,
  verifyCertificate,
};
export type VerifiedCertificate = z.output<typeof verifyCertificate.data>;
