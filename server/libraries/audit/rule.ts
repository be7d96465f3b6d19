/**
 * A rule of the books, in words that say what is looked at, and the query that finds what breaks it,
 * one row with an `id` each. It has to hold after every transaction, whoever else is at work.
 */
export type AuditRule = { rule: string; broken: string };

/** The states of an order that has been paid. */
export const PAID = "('grouping', 'done', 'refunding', 'refunded')";

/** The states in which an order holds its place, its coupon and its points. */
export const HOLDING = "('unpaid', 'grouping', 'done')";
