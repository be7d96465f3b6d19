import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { caseEntry } from '../../db/tables/case.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { feedbackTable } from '../../db/tables/feedback.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { profile } from '../../db/tables/profile.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { refund } from '../../db/tables/refund.ts';
import { supportMessageTable } from '../../db/tables/support.ts';
import type { upload } from '../../db/tables/upload.ts';

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

/** Only the owner's rows may refer to a picture. */
const rows = {
  portrait: naming(member.avatar, member.id),
  profile: naming(profile.answers, profile.memberId),
  attempt: naming(attempt.answers, attempt.memberId),
  certification: naming(certificationTable.pictures, certificationTable.memberId),
  feedback: naming(feedbackTable.pictures, feedbackTable.memberId),
  case: naming(caseEntry.pictures, caseEntry.memberId),
  publishedCase: (db, own) =>
    db
      .select(one)
      .from(caseEntry)
      .where(
        and(holds(caseEntry.pictures, caseEntry.memberId, own), eq(caseEntry.state, 'accepted')),
      ),
  support: naming(supportMessageTable.pictures, supportMessageTable.memberId),
  refund: (db, own) =>
    db
      .select(one)
      .from(refund)
      .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
      .where(holds(refund.pictures, orderTable.memberId, own)),
} satisfies Record<string, (db: Database, own: OwnUpload) => SQLWrapper>;

export type Holder = keyof typeof rows;

const every = Object.keys(rows) as readonly Holder[];

export const isNamed = async (db: Database, own: OwnUpload, holder?: Holder): Promise<boolean> => {
  const holders = holder ? [holder] : every;
  const named = or(...holders.map((each) => exists(rows[each](db, own))));
  const [found] = await db.select({ named: sql<boolean>`${named}` }).from(oneRow);
  return found?.named === true;
};
