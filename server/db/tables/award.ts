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
import {
  type AwardMetric,
  awardKinds,
  awardTargets,
  creditClasses,
} from '#schemas/award/fields.ts';
import { activity } from './activity.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { coupon } from './coupon.ts';
import { product } from './course.ts';
import { live } from './live.ts';
import { member } from './member.ts';
import { questionnaire } from './questionnaire.ts';

export const award = pgTable(
  'award',
  {
    id: identityKey(),
    title: text().notNull(),
    target: text({ enum: awardTargets }).notNull(),
    productId: integer().references(() => product.id),
    liveId: integer().references(() => live.id),
    examId: integer().references(() => questionnaire.id),
    activityId: integer().references(() => activity.id),
    /** Percent of the product. */
    needProgress: integer().notNull().default(0),
    needMinutes: integer().notNull().default(0),
    needScore: integer().notNull().default(0),
    needPass: boolean().notNull().default(false),
    needCheckIn: boolean().notNull().default(false),
    kind: text({ enum: awardKinds }).notNull(),
    project: text().notNull().default(''),
    projectNumber: text().notNull().default(''),
    creditClass: text({ enum: creditClasses }).notNull().default('II'),
    /** Credits, or points for the member's wallet. */
    points: integer().notNull().default(0),
    couponId: integer().references(() => coupon.id),
    startAt: moment(),
    endAt: moment(),
    /** 0: no limit. */
    quota: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    needPerson: boolean().notNull().default(false),
    position: positionColumn(),
    published: boolean().notNull().default(true),
  },
  (row) => [
    index('award_product').on(row.productId),
    index('award_live').on(row.liveId),
    index('award_exam').on(row.examId),
    index('award_activity').on(row.activityId),
    check(
      'award_quota',
      sql`${row.claimed} >= 0 and (${row.quota} = 0 or ${row.claimed} <= ${row.quota})`,
    ),
  ],
);

export type ClaimMetrics = Partial<Record<AwardMetric, number>>;

export const awardClaim = pgTable(
  'award_claim',
  {
    id: identityKey(),
    awardId: integer()
      .notNull()
      .references(() => award.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Encrypted; '' where none was asked for, or the account has ended. */
    person: text().notNull().default(''),
    /** Hash under the server's secret: one person claims once. */
    identityHash: text(),
    consentAt: moment(),
    metrics: jsonb().$type<ClaimMetrics>().notNull().default({}),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('award_claim_once').on(row.awardId, row.memberId),
    uniqueIndex('award_claim_person').on(row.awardId, row.identityHash),
    index('award_claim_member').on(row.memberId, row.id),
  ],
);

const claimId = () =>
  integer()
    .notNull()
    .references(() => awardClaim.id);

export const credit = pgTable(
  'credit',
  {
    id: identityKey(),
    claimId: claimId(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    project: text().notNull(),
    projectNumber: text().notNull().default(''),
    creditClass: text({ enum: creditClasses }).notNull(),
    points: integer().notNull(),
    year: integer().notNull(),
  },
  (row) => [
    uniqueIndex('credit_claim').on(row.claimId),
    index('credit_member').on(row.memberId, row.year),
    check('credit_points', sql`${row.points} > 0`),
  ],
);

export const certificate = pgTable(
  'certificate',
  {
    id: identityKey(),
    claimId: claimId(),
    number: text().notNull(),
    project: text().notNull(),
    /** Nickname; '' where the claim's person is printed, or the account has ended. */
    holder: text().notNull(),
    issuedAt: moment().notNull(),
    revokedAt: moment(),
    revokedFor: text().notNull().default(''),
    revokedBy: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('certificate_claim').on(row.claimId),
    uniqueIndex('certificate_number').on(row.number),
    index('certificate_revoked').on(row.revokedAt),
  ],
);
