/**
 * `rule` in Chinese; `broken` selects the `id` of each row that breaks it. A rule holds after every transaction,
 * whatever runs concurrently.
 */
export type AuditRule = { rule: string; broken: string };

export const PAID = "('grouping', 'done', 'refunding', 'refunded')";

/** States in which an order holds its place, coupon and points. */
export const HOLDING = "('unpaid', 'grouping', 'done')";

export const NOT_SENT = "('requested', 'withdrawn', 'refused')";

export const share = (whole: string) =>
  `case when r.lessons_kept = 0 then ${whole}
    else (${whole}::bigint * (r.lessons_sold - r.lessons_kept) / r.lessons_sold)::integer end`;
