import { integer, timestamp } from 'drizzle-orm/pg-core';

export const identityKey = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole fen. */
export const fen = () => integer();

export const positionColumn = () => integer().notNull().default(0);
