export const awardTargets = ['exam', 'course', 'column', 'live', 'activity'] as const;
export type AwardTarget = (typeof awardTargets)[number];

export const awardKinds = ['credit', 'certificate', 'points', 'coupon'] as const;
export type AwardKind = (typeof awardKinds)[number];

/** The two classes of credits in China's continuing medical education. */
export const creditClasses = ['I', 'II'] as const;
export type CreditClass = (typeof creditClasses)[number];

/** What a condition measures: percent of a course, minutes in a live room, a score, a pass, a check-in. */
export const awardMetrics = ['progress', 'minutes', 'score', 'pass', 'checkin'] as const;
export type AwardMetric = (typeof awardMetrics)[number];

/**
 * An award's state for a member. `unmet`: a condition is missing; `open`: can be claimed now; `before` and `over`:
 * outside of the award's time; `full`: all are claimed.
 */
export const awardStates = ['unmet', 'open', 'before', 'over', 'full', 'claimed'] as const;
export type AwardState = (typeof awardStates)[number];

export const certificateStates = ['valid', 'revoked'] as const;

export const LONGEST_PERSON_LINE = 40;
export const LONGEST_REVOCATION = 100;
