import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FieldOption } from '#schemas/field/kinds.ts';
import type { SentKind } from '#schemas/form/field.ts';
import { identityKey, positionColumn } from './columns.ts';

export const formField = pgTable(
  'form_field',
  {
    id: identityKey(),
    form: text().notNull(),
    key: text().notNull(),
    kind: text().$type<SentKind>().notNull(),
    label: text().notNull(),
    required: boolean().notNull().default(false),
    options: jsonb().$type<FieldOption[]>().notNull().default([]),
    placeholder: text().notNull().default(''),
    hint: text().notNull().default(''),
    /** Characters, choices, pictures or levels of a region; 0: the kind's default. */
    longest: integer().notNull().default(0),
    position: positionColumn(),
    open: boolean().notNull().default(true),
  },
  (row) => [uniqueIndex('form_field_key').on(row.form, row.key)],
);

/** `sealed`: encrypted, such as an identity number. */
export type StoredAnswer = { values: string[]; sealed?: boolean };
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;
