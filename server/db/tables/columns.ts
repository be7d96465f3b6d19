import { integer, timestamp } from 'drizzle-orm/pg-core';

export const identityKey = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Money in whole fen. */
export const fen = () => integer();

/** Where a row stands among its kind, from small to large. */
export const positionColumn = () => integer().notNull().default(0);
