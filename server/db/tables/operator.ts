import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Rights } from '#schemas/operator/areas.ts';
import type { AuditAction } from '#schemas/operator/fields.ts';
import type { BuiltinRole } from '#schemas/operator/roles.ts';
import { identityKey, moment } from './columns.ts';

/** Roles that operators made, beside those that there always are. */
export const operatorRole = pgTable(
  'operator_role',
  {
    id: identityKey(),
    name: text().notNull(),
    rights: jsonb().$type<Rights>().notNull(),
    /** Whoever has the role must have a second factor. */
    secondFactor: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (row) => [uniqueIndex('operator_role_name').on(sql`lower(${row.name})`)],
);

/** Who may enter the operator console; no relation to members. */
export const operator = pgTable(
  'operator',
  {
    id: identityKey(),
    name: text().notNull(),
    /** `made`: the one that `roleId` names. */
    role: text().$type<BuiltinRole | 'made'>().notNull(),
    roleId: integer().references(() => operatorRole.id),
    passwordHash: text().notNull(),
    /** What the app on the phone makes its codes of, encrypted; null: no second factor. */
    totpSecret: text(),
    /** The same while it is not confirmed by a code yet. */
    totpPending: text(),
    /** The time step of the last code that was used, so that none is used twice. */
    totpStep: integer(),
    active: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    /** null: not since the column is there. */
    lastSignInAt: moment(),
    /** Of the last sign-in, roughly; '' where it is unknown. */
    lastDevice: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('operator_name').on(sql`lower(${row.name})`),
    index('operator_role_id').on(row.roleId),
  ],
);

/** One row at most: what holds for all accounts; none means nothing does. */
export const operatorPolicy = pgTable(
  'operator_policy',
  {
    id: integer().primaryKey().default(1),
    /** Whoever enters the console must have a second factor, whatever their role says. */
    secondFactor: boolean().notNull(),
  },
  (row) => [check('operator_policy_one_row', sql`${row.id} = 1`)],
);

const ofOperator = () => integer().references(() => operator.id);

/** Only the SHA-256 of a token is kept. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text().primaryKey(),
    operatorId: ofOperator().notNull(),
    /** Roughly, in words; '' where it is unknown. */
    device: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (row) => [index('operator_session_operator').on(row.operatorId)],
);

/** Codes of an operator's sheet, each for one sign-in; only the SHA-256 of a code is kept. */
export const operatorCode = pgTable(
  'operator_code',
  {
    codeHash: text().primaryKey(),
    operatorId: ofOperator().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (row) => [index('operator_code_operator').on(row.operatorId)],
);

/** Who did what; rows never change (a trigger refuses it). */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: identityKey(),
    at: moment().notNull(),
    operatorId: ofOperator(),
    name: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    text: text().notNull(),
    /** The first of the saves in a row that this one follows; null for what is told by itself. */
    run: integer(),
    /** What is written down once alone, such as one look at one member in an hour. */
    once: text(),
  },
  (row) => [
    uniqueIndex('operator_audit_once').on(row.once),
    index('operator_audit_run').on(row.run),
    index('operator_audit_operator').on(row.operatorId, row.id),
    index('operator_audit_name').on(row.name, row.id),
    index('operator_audit_action').on(row.action, row.id),
    index('operator_audit_at').on(row.at),
  ],
);
