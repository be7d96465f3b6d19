import { escapeLiteral } from 'pg';

/** All generated keys are above this one, beside the demo's rows. */
export const BASE = 1_000_000;

/** Has far more of everything than others; the slowest calls are this member's. */
export const HEAVY_MEMBER = BASE + 1;

/** `rows`: the number of rows at this scale; `at`: the time of the seed, as SQL. */
export type Scale = { rows: (full: number) => number; at: string };

/** The statements of a noun, each with its table. */
export type Steps = (scale: Scale) => readonly (readonly [table: string, statement: string])[];

/** The full size, as numbers of rows. */
export const MEMBERS = 100_000;
export const ORDERS = 1_000_000;
export const PRODUCTS = 1000;
export const LESSONS = 5;
export const ACTIVITIES = 200;
export const GROUPS = 20_000;
export const COUPONS = 100;
export const COPIES = 300_000;
export const PAPERS = 50;
export const LIVES = 200;
export const TEACHERS = 100;

export const STANDING: readonly string[] = [
  ...['teacher', 'product', 'chapter', 'lesson', 'live', 'activity', 'coupon', 'notice'],
  ...['questionnaire', 'question'],
];

/** In rows; larger tables count as large. */
export const LARGE = 10_000;

/** `part` 1 is the full size; small tables do not shrink with it. */
export const scaleOf = (part: number, now: Date): Scale => ({
  rows: (full) => (full > LARGE ? Math.max(1, Math.round(full * part)) : full),
  at: `${escapeLiteral(now.toISOString())}::timestamptz`,
});

/** A pseudo-random number below `below`, determined by `n` and `salt`. */
export const scattered = (n: string, salt: number, below: number): string =>
  `abs(hashint8extended((${n})::bigint, ${salt}) % ${below})::int`;

export const oneOf = (n: string, salt: number, count: number): string =>
  `(${BASE + 1} + ${scattered(n, salt, count)})`;

/** The member of the nth row; every two-hundredth row is the heavy member's. */
export const memberOf = (n: string, { rows }: Scale): string =>
  `(case when ${n} % 200 = 0 then ${HEAVY_MEMBER} else ${HEAVY_MEMBER + 1} + (${n}::bigint * 7919 % ${rows(MEMBERS) - 1})::int end)`;

export const before = (n: string, salt: number, { at }: Scale): string =>
  `(${at} - ${scattered(n, salt, 63_072_000)} * interval '1 second')`;

export const counting = (to: number, as = 'n'): string => `generate_series(1, ${to}) as ${as}`;
