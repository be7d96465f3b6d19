import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const identityKey = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole fen. */
export const fen = () => integer();

export const positionColumn = () => integer().notNull().default(0);

/** What operators decided about what a workshop sent in. `version` grows with each change by either side. */
export const decisionColumns = () => ({
  reason: text().notNull().default(''),
  by: text().notNull().default(''),
  version: integer().notNull().default(1),
  decidedAt: moment(),
});
