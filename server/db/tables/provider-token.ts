import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const providerToken = pgTable('provider_token', {
  name: text().primaryKey(),
  /** Encrypted; '' until it is there. */
  value: text().notNull(),
  until: moment().notNull(),
  /** A server is fetching a new one, until then at the latest. */
  renewedBy: moment(),
});
