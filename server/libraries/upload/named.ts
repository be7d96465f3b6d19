import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { profile } from '../../db/tables/profile.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { refund } from '../../db/tables/refund.ts';
import type { upload } from '../../db/tables/upload.ts';

export type OwnUpload = Pick<typeof upload.$inferSelect, 'file' | 'memberId'>;

const holds = (column: PgColumn, owner: PgColumn, { file, memberId }: OwnUpload): SQL | undefined =>
  and(eq(owner, memberId), sql`position(${file} in ${column}::text) > 0`);

/** Counts the owner's rows that name a picture; nobody else's may. */
type Count = (tx: Database, own: OwnUpload) => Promise<number>;

const counts = {
  portrait: (tx, own) => tx.$count(member, holds(member.avatar, member.id, own)),
  profile: (tx, own) => tx.$count(profile, holds(profile.answers, profile.memberId, own)),
  attempt: (tx, own) => tx.$count(attempt, holds(attempt.answers, attempt.memberId, own)),
  certification: (tx, own) =>
    tx.$count(
      certificationTable,
      holds(certificationTable.pictures, certificationTable.memberId, own),
    ),
  refund: (tx, own) => {
    const ofOrder = tx
      .select({ id: refund.id })
      .from(refund)
      .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
      .where(holds(refund.pictures, orderTable.memberId, own));
    return tx.$count(ofOrder.as('own'));
  },
} satisfies Record<string, Count>;

/** What a row that names a picture is. */
export type Holder = keyof typeof counts;

const every = Object.keys(counts) as readonly Holder[];

/** Whether a row of the owner's names the picture: one of these, else any. */
export const isNamed = async (
  tx: Database,
  own: OwnUpload,
  ...holders: readonly Holder[]
): Promise<boolean> => {
  for (const holder of holders.length > 0 ? holders : every)
    if ((await counts[holder](tx, own)) > 0) return true;
  return false;
};
