import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { onboardingKinds, onboardingStates } from '#schemas/onboarding/fields.ts';
import { consentTexts } from '#schemas/site/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { teacher } from './teacher.ts';

/** A member's application to teach. Of a number only its ends and a keyed hash are stored. */
export const onboardingTable = pgTable(
  'onboarding',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: onboardingKinds }).notNull(),
    name: text().notNull(),
    /** The identity number or credit code, masked. */
    number: text().notNull(),
    /** By which the same number of another account is recognised. */
    numberHash: text().notNull(),
    hospital: text().notNull().default(''),
    department: text().notNull().default(''),
    jobTitle: text().notNull().default(''),
    legalPerson: text().notNull().default(''),
    contact: text().notNull().default(''),
    phone: text().notNull(),
    specialties: text().array().notNull().default([]),
    /** '' where no workshop is wanted. */
    shop: text().notNull().default(''),
    intro: text().notNull(),
    portrait: text().notNull(),
    licences: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: onboardingStates }).notNull().default('waiting'),
    reason: text().notNull().default(''),
    sentAt: moment().notNull(),
    /** Grows with each change by member or operator, so that no decision is made on an old state. */
    version: integer().notNull().default(1),
    decidedAt: moment(),
    decidedBy: text().notNull().default(''),
    /** Whom it made a teacher. */
    teacherId: integer().references(() => teacher.id, { onDelete: 'set null' }),
  },
  (row) => [
    unique('onboarding_once').on(row.memberId, row.kind),
    index('onboarding_queue').on(row.state, row.id),
    index('onboarding_teacher').on(row.teacherId),
    uniqueIndex('onboarding_number')
      .on(row.kind, row.numberHash)
      .where(sql`${row.state} in ('waiting', 'passed')`),
  ],
);

/** To which versions of an agreement a member agreed. */
export const consentTable = pgTable(
  'consent',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    type: text({ enum: consentTexts }).notNull(),
    version: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.type, row.version] })],
);
