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

export const operatorRole = pgTable(
  'operator_role',
  {
    id: identityKey(),
    name: text().notNull(),
    rights: jsonb().$type<Rights>().notNull(),
    secondFactor: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (row) => [uniqueIndex('operator_role_name').on(sql`lower(${row.name})`)],
);

export const operator = pgTable(
  'operator',
  {
    id: identityKey(),
    name: text().notNull(),
    /** `made`: the role of `roleId`. */
    role: text().$type<BuiltinRole | 'made'>().notNull(),
    roleId: integer().references(() => operatorRole.id),
    passwordHash: text().notNull(),
    /** TOTP secret, encrypted; null: no second factor. */
    totpSecret: text(),
    totpPending: text(),
    /** Time step of the last used code, so that none is used twice. */
    totpStep: integer(),
    active: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    /** Null: not since the column exists. */
    lastSignInAt: moment(),
    lastDevice: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('operator_name').on(sql`lower(${row.name})`),
    index('operator_role_id').on(row.roleId),
  ],
);

/** At most one row for all accounts; without one nothing is required. */
export const operatorPolicy = pgTable(
  'operator_policy',
  {
    id: integer().primaryKey().default(1),
    /** Required of every operator, whatever the role. */
    secondFactor: boolean().notNull(),
  },
  (row) => [check('operator_policy_one_row', sql`${row.id} = 1`)],
);

const ofOperator = () => integer().references(() => operator.id);

export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text().primaryKey(),
    operatorId: ofOperator().notNull(),
    device: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (row) => [index('operator_session_operator').on(row.operatorId)],
);

/** Codes of an operator's sheet, each for one sign-in; only the SHA-256 of a code is stored. */
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

/** Rows never change (a trigger refuses it). */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: identityKey(),
    at: moment().notNull(),
    operatorId: ofOperator(),
    name: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    text: text().notNull(),
    /** First of consecutive saves that are shown as one; null for an entry of its own. */
    run: integer(),
    /** Key of an entry that is written only once, such as a look at a member within an hour. */
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
