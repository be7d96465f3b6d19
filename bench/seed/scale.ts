import { escapeLiteral } from 'pg';

/** Everything that is made has a key above this one, so that it stands beside the demo. */
export const BASE = 1_000_000;

/** Who has far more of everything than others: what they see is what takes longest. */
export const HEAVY_MEMBER = BASE + 1;

/** How many rows of a kind there are; `at` is when all this was, as SQL. */
export type Scale = { rows: (full: number) => number; at: string };

/** Statements of one noun, each with the table that it fills. */
export type Steps = (scale: Scale) => readonly (readonly [table: string, statement: string])[];

/** The size that calls are measured at, as a number of rows of each of the largest kinds. */
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

/** Tables that do not grow with members. */
export const STANDING: readonly string[] = [
  ...['teacher', 'product', 'chapter', 'lesson', 'live', 'activity', 'coupon', 'notice'],
  ...['questionnaire', 'question'],
];

/** A table of more rows is a large one. */
export const LARGE = 10_000;

/** `part` 1 is the full size; what there are few of at any size does not shrink with it. */
export const scaleOf = (part: number, now: Date): Scale => ({
  rows: (full) => (full > LARGE ? Math.max(1, Math.round(full * part)) : full),
  at: `${escapeLiteral(now.toISOString())}::timestamptz`,
});

/** A number below `below` that looks random and is always the same for a `salt`. */
export const scattered = (n: string, salt: number, below: number): string =>
  `abs(hashint8extended((${n})::bigint, ${salt}) % ${below})::int`;

/** One key of `count`, scattered. */
export const oneOf = (n: string, salt: number, count: number): string =>
  `(${BASE + 1} + ${scattered(n, salt, count)})`;

/** The member of the nth thing: every two hundredth is the heavy member's. */
export const memberOf = (n: string, { rows }: Scale): string =>
  `(case when ${n} % 200 = 0 then ${HEAVY_MEMBER} else ${HEAVY_MEMBER + 1} + (${n}::bigint * 7919 % ${rows(MEMBERS) - 1})::int end)`;

/** A time in the last two years. */
export const before = (n: string, salt: number, { at }: Scale): string =>
  `(${at} - ${scattered(n, salt, 63_072_000)} * interval '1 second')`;

/** Whole numbers from 1. */
export const counting = (to: number, as = 'n'): string => `generate_series(1, ${to}) as ${as}`;
