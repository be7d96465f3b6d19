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

/** What members may claim for what they have done, and the certificates and credits that it brings. */

/** `now` of `need` is reached; `link`: where the rest is done. A pass and a check-in are 1 of 1. */
const condition = object({
  metric: oneOf(awardMetrics),
  name: text,
  need: count,
  now: count,
  met: flag,
  link,
});
export type AwardCondition = z.output<typeof condition>;

/** `number` '': there is no certificate; `reason`: why it was revoked, `revoked_at` null: it was not. */
const certificateFields = {
  number: text,
  holder: text,
  issued_at: time,
  revoked_at: time,
  reason: text,
};

/** `points`: credits, or points for the wallet. `coupon`: its title. */
const rewardFields = {
  kind: oneOf(awardKinds),
  project: text,
  project_number: text,
  credit_class: oneOf(creditClasses),
  points: count,
  coupon: text,
};

/**
 * An award as it stands for the asking member. `thing`, `thing_link`: what it is for. `left`: places, of a `quota` that is
 * 0 where there are any number. `claimed_at` null: it was not claimed.
 */
const award = object(
  {
    id,
    title: requiredText,
    target: oneOf(awardTargets),
    thing: text,
    thing_link: link,
    ...rewardFields,
    state: oneOf(awardStates),
    conditions: list(condition),
    start_at: time,
    end_at: time,
    quota: count,
    left: count,
    need_person: flag,
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

/** What a thing awards, as editors ordered it; `id` is the thing's. */
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

/** The mask of a number that the profile has: what came masked is the stored one. */
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

/** What the form of the person's data starts from: the profile; its identity number is masked. */
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

/** Claims what asks for nobody's data; what was claimed before stays as it is. */
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

/** Claims with the data of the person who is to stand on the certificate. */
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

/** `id` of the award. */
const claim = object(
  {
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

/** What the member has claimed, the newest first. */
export const myClaims = defineEndpoint({
  path: '/v1/award/mine',
  payload: object(pageOf),
  data: paged('data', 'last_page', claim),
  access: 'member',
  refusals: {},
});

const creditRow = object(
  {
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

/**
 * Credits of a year, of all for 0, the newest first; `id` is that of the award. `years`: the sums of each year, the latest
 * first, without what was revoked.
 */
export const myCredits = defineEndpoint({
  path: '/v1/award/credits',
  payload: object({ year: id, ...pageOf }),
  data: object(
    {
      data: list(creditRow, 'may lose all'),
      last_page: pageTotal,
      years: list(object({ year: count, first: count, second: count }), 'may lose all'),
    },
    { data: 'items', last_page: 'pageCount' },
  ),
  access: 'member',
  refusals: {},
});

/** Longer texts are no number. */
const LONGEST_NUMBER = 40;

/** How many numbers all who are behind an address may try in a minute. */
const TRIED = 120;

/** Whether there is a certificate of a number; the name on it is veiled. Anybody may ask. */
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
