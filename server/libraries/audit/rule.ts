/**
 * A rule of the books, in words that say what is looked at, and the query that finds what breaks it,
 * one row with an `id` each. It has to hold after every transaction, whoever else is at work.
 */
export type AuditRule = { rule: string; broken: string };

/** The states of an order that has been paid. */
export const PAID = "('grouping', 'done', 'refunding', 'refunded')";

/** The states in which an order holds its place, its coupon and its points. */
export const HOLDING = "('unpaid', 'grouping', 'done')";

/** Refunds that have moved no money. */
export const NOT_SENT = "('requested', 'withdrawn', 'refused')";

export const share = (whole: string) =>
  `case when r.lessons_kept = 0 then ${whole}
    else (${whole}::bigint * (r.lessons_sold - r.lessons_kept) / r.lessons_sold)::integer end`;
