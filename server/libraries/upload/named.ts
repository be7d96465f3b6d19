import { and, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { openStates } from '#schemas/studio/fields.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { caseEntry } from '../../db/tables/case.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { lesson, product, productTexts } from '../../db/tables/course.ts';
import { feedbackTable } from '../../db/tables/feedback.ts';
import { member } from '../../db/tables/member.ts';
import { onboardingTable } from '../../db/tables/onboarding.ts';
import { orderTable } from '../../db/tables/order.ts';
import { profile } from '../../db/tables/profile.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { refund } from '../../db/tables/refund.ts';
import { courseRevisionTable } from '../../db/tables/studio.ts';
import { supportMessageTable } from '../../db/tables/support.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import type { upload } from '../../db/tables/upload.ts';
import { workshopBannerTable, workshopPageTable } from '../../db/tables/workshop.ts';
import { namesUpload } from '../../db/uploads-in.ts';
import { addressOf } from '../../platform/storage/uploads.ts';

export type OwnUpload = Pick<typeof upload.$inferSelect, 'file' | 'memberId'>;

const holds = (column: PgColumn, owner: PgColumn, { file, memberId }: OwnUpload): SQL | undefined =>
  and(eq(owner, memberId), sql`position(${file} in ${column}::text) > 0`);

const one = { one: sql`1` };

const naming =
  (column: PgColumn, owner: PgColumn) =>
  (db: Database, own: OwnUpload): SQLWrapper =>
    db
      .select(one)
      .from(column.table)
      .where(holds(column, owner, own));

/** The workshops that the member is in. */
const workshopsOf = (db: Database, memberId: number) =>
  db
    .select({ teacherId: workshopMember.teacherId })
    .from(workshopMember)
    .where(eq(workshopMember.memberId, memberId));

const revisionsWith = (db: Database, { file }: OwnUpload, more?: SQL): SQLWrapper =>
  db
    .select(one)
    .from(courseRevisionTable)
    .where(and(namesUpload(sql`(${courseRevisionTable.document})::text`, file), more));

const productsWith = (db: Database, { file }: OwnUpload): SQLWrapper =>
  db
    .select(one)
    .from(product)
    .where(namesUpload(productTexts(product), file));

const isOpenProduct = or(eq(product.published, true), eq(product.retired, true));

const bannersWith = (db: Database, { file }: OwnUpload, more?: SQL): SQLWrapper =>
  db
    .select(one)
    .from(workshopBannerTable)
    .where(and(eq(workshopBannerTable.picture, addressOf(file)), more));

/** Only the owner's rows may refer to a picture. */
const rows = {
  portrait: naming(member.avatar, member.id),
  profile: naming(profile.answers, profile.memberId),
  attempt: naming(attempt.answers, attempt.memberId),
  certification: naming(certificationTable.pictures, certificationTable.memberId),
  onboarding: (db, own) =>
    db
      .select(one)
      .from(onboardingTable)
      .where(
        or(
          holds(onboardingTable.licences, onboardingTable.memberId, own),
          holds(onboardingTable.portrait, onboardingTable.memberId, own),
        ),
      ),
  /** What stands on the page of a teacher whom the owner is, or whom their application made. */
  teacher: (db, own) => {
    const made = eq(onboardingTable.teacherId, teacher.id);
    const whose = [teacher.memberId, onboardingTable.memberId];
    return db
      .select(one)
      .from(teacher)
      .leftJoin(onboardingTable, made)
      .leftJoin(workshopPageTable, eq(workshopPageTable.teacherId, teacher.id))
      .where(
        or(
          ...whose.map((owner) => holds(teacher.avatar, owner, own)),
          ...whose.map((owner) => holds(workshopPageTable.qrCode, owner, own)),
        ),
      );
  },
  feedback: naming(feedbackTable.pictures, feedbackTable.memberId),
  case: naming(caseEntry.pictures, caseEntry.memberId),
  publishedCase: (db, own) =>
    db
      .select(one)
      .from(caseEntry)
      .where(
        and(holds(caseEntry.pictures, caseEntry.memberId, own), eq(caseEntry.state, 'accepted')),
      ),
  /** While it is worked on; whoever sent the picture in, also where they have left the workshop. */
  revision: (db, own) =>
    revisionsWith(db, own, inArray(courseRevisionTable.state, [...openStates])),
  /** Of a workshop that the member is in. */
  studio: (db, own) =>
    revisionsWith(db, own, inArray(courseRevisionTable.teacherId, workshopsOf(db, own.memberId))),
  course: productsWith,
  /** A cover stays what orders and lists show of a course, also once it is off sale. */
  cover: (db, { file }) =>
    db
      .select(one)
      .from(product)
      .where(and(namesUpload(productTexts(product), file), eq(product.thumb, addressOf(file)))),
  shownCourse: (db, { file }) =>
    db
      .select(one)
      .from(product)
      .where(and(namesUpload(productTexts(product), file), isOpenProduct)),
  lesson: (db, { file }) => db.select(one).from(lesson).where(namesUpload(lesson.html, file)),
  shownLesson: (db, { file }) =>
    db
      .select(one)
      .from(lesson)
      .innerJoin(product, eq(product.id, lesson.productId))
      .where(and(namesUpload(lesson.html, file), eq(lesson.published, true), isOpenProduct)),
  /** On the page of a workshop, whoever sent it in. */
  banner: (db, own) => bannersWith(db, own),
  shownBanner: (db, own) => bannersWith(db, own, eq(workshopBannerTable.shown, true)),
  /** Of a workshop that the member is in. */
  ownBanner: (db, own) =>
    bannersWith(db, own, inArray(workshopBannerTable.teacherId, workshopsOf(db, own.memberId))),
  support: naming(supportMessageTable.pictures, supportMessageTable.memberId),
  refund: (db, own) =>
    db
      .select(one)
      .from(refund)
      .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
      .where(holds(refund.pictures, orderTable.memberId, own)),
} satisfies Record<string, (db: Database, own: OwnUpload) => SQLWrapper>;

export type Holder = keyof typeof rows;

/** What others among them hold as well, or hold no more. */
const views: readonly Holder[] = [
  'publishedCase',
  'studio',
  'cover',
  'shownCourse',
  'shownLesson',
  'shownBanner',
  'ownBanner',
];

// these are all its keys
const every = (Object.keys(rows) as readonly Holder[]).filter((each) => !views.includes(each));

/** Whether any of those holders names it, or any that keeps it, in one statement. */
export const isNamed = async (
  db: Database,
  own: OwnUpload,
  holders: readonly Holder[] = every,
): Promise<boolean> => {
  const named = or(...holders.map((each) => exists(rows[each](db, own))));
  const [found] = await db.select({ named: sql<boolean>`${named}` }).from(oneRow);
  return found?.named === true;
};
