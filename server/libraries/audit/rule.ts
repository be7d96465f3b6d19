/**
 * `rule` in Chinese; `broken` selects the `id` of each row that breaks it. A rule holds after every transaction,
 * whatever runs concurrently.
 */
export type AuditRule = { rule: string; broken: string };

/** States of a paid order. */
export const PAID = "('grouping', 'done', 'refunding', 'refunded')";

/** States in which an order holds its place, coupon and points. */
export const HOLDING = "('unpaid', 'grouping', 'done')";

/** States of refunds that have moved no money. */
export const NOT_SENT = "('requested', 'withdrawn', 'refused')";

export const share = (whole: string) =>
  `case when r.lessons_kept = 0 then ${whole}
    else (${whole}::bigint * (r.lessons_sold - r.lessons_kept) / r.lessons_sold)::integer end`;
