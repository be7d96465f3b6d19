import { and, eq, isNull } from 'drizzle-orm';
import type { GiftState } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import type { Database } from '../../db/database.ts';
import { giftTable } from '../../db/tables/gift.ts';
import type { orderTable } from '../../db/tables/order.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

export type GiftRecord = typeof giftTable.$inferSelect;

type Bought = Pick<typeof orderTable.$inferSelect, 'id' | 'memberId' | 'targetId'>;

export const giftStateOf = ({ takenAt, withdrawnAt }: GiftRecord): GiftState => {
  if (takenAt) return 'taken';
  return withdrawnAt ? 'withdrawn' : 'open';
};

export const wrapGift = async (
  tx: Database,
  { id, memberId, targetId }: Bought,
  now: number,
): Promise<void> => {
  const values = { orderId: id, giverId: memberId, productId: targetId, createdAt: new Date(now) };
  await tx.insert(giftTable).values(values);
};

export const isGiftTaken = async (db: Database, orderId: number): Promise<boolean> => {
  const [row] = await db.select().from(giftTable).where(eq(giftTable.orderId, orderId));
  return row !== undefined && giftStateOf(row) === 'taken';
};

/** Until the transaction ends, nobody can take the gift. */
export const holdGift = async (tx: Database, orderId: number): Promise<void> => {
  await tx
    .select({ id: giftTable.id })
    .from(giftTable)
    .where(eq(giftTable.orderId, orderId))
    .for('update');
};

/** Refuses `giftGiven` where somebody has taken it. */
export const withdrawGift = async (tx: Database, orderId: number, now: number): Promise<void> => {
  const rows = await tx
    .update(giftTable)
    .set({ withdrawnAt: new Date(now) })
    .where(and(eq(giftTable.orderId, orderId), isNull(giftTable.takenBy)))
    .returning({ id: giftTable.id });
  if (rows.length === 0) throw new RefusedError(giftRefusals.giftGiven);
};
