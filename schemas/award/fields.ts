/** What is awarded, for what, and what stands on a certificate. */

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
export const LONGEST_REVOCATION = 100;
