import type { FieldSpec } from '../field/field.ts';

/** What is awarded, for what, and what stands on a certificate. */

/** The kinds of things whose pages tell of an award. */
export const awardTargets = ['exam', 'course', 'column', 'live', 'activity'] as const;
export type AwardTarget = (typeof awardTargets)[number];

/** What a claim brings; a credit comes with a certificate. */
export const awardKinds = ['credit', 'certificate', 'points', 'coupon'] as const;

/** The classes of continuing medical education. */
export const creditClasses = ['I', 'II'] as const;
export type CreditClass = (typeof creditClasses)[number];

/** What is measured: progress of 100, minutes in a room, a score, a pass, being checked in. */
export const awardMetrics = ['progress', 'minutes', 'score', 'pass', 'checkin'] as const;
export type AwardMetric = (typeof awardMetrics)[number];

/**
 * Where an award stands for a member: `unmet` and `open` can be claimed in time, the latter now; `before` and
 * `over`: outside of its time; `full`: no place is left.
 */
export const awardStates = ['unmet', 'open', 'before', 'over', 'full', 'claimed'] as const;
export type AwardState = (typeof awardStates)[number];

export const certificateStates = ['valid', 'revoked'] as const;

export const LONGEST_PERSON_LINE = 40;
/** Who is to stand on a certificate. */
export const personFields = {
  name: {
    ...{ kind: 'text', label: '姓名', required: true, max: LONGEST_PERSON_LINE, autofill: 'name' },
    help: '会印在证书上，请填写真实姓名',
  },
  idCard: {
    ...{ kind: 'idCard', label: '身份证号', required: true },
    help: '加密保存，只用于核对学分归属，同一个号码只能领一次',
  },
  unit: {
    ...{ kind: 'text', label: '工作单位', required: true, max: LONGEST_PERSON_LINE },
    autofill: 'organization',
  },
  jobTitle: { kind: 'text', label: '职称', max: LONGEST_PERSON_LINE },
} as const satisfies Readonly<Record<string, FieldSpec>>;

export const LONGEST_REVOCATION = 100;
