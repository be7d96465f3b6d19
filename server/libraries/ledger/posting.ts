import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { pointsRefusals } from '#schemas/points/refusals.ts';
import { walletRefusals } from '#schemas/wallet/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import {
  type LedgerKind,
  type LedgerUnit,
  ledgerAccount,
  ledgerEntry,
} from '../../db/tables/ledger.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** `amount` in fen or points, negative where it goes out. `cause`: unique key of the posting. */
export type Posting = {
  kind: LedgerKind;
  amount: number;
  cause: string;
  title: string;
  orderId?: number | null;
  /** The provider of money that only passes through. */
  through?: 'wechat' | 'simulated' | null;
};

type Owner = { memberId: number; unit: LedgerUnit };

/** A column of a statement; 0 without any posting. */
export const balanceIn = (db: Database, memberId: number, unit: LedgerUnit): SQL<number> => {
  const { balance } = ledgerAccount;
  const own = and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.unit, unit));
  return sql<number>`coalesce(${db.select({ balance }).from(ledgerAccount).where(own)}, 0)`;
};

export const balanceOf = async (
  db: Database,
  memberId: number,
  unit: LedgerUnit,
): Promise<number> => {
  const [row] = await db.select({ balance: balanceIn(db, memberId, unit) }).from(oneRow);
  return row?.balance ?? 0;
};

/** Updates the balance under its row's lock; undefined where there is not enough. */
const moved = async (db: Database, { memberId, unit }: Owner, amount: number) => {
  const { balance } = ledgerAccount;
  const after = sql`${balance} + ${amount}::int`;
  const own = and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.unit, unit));
  const rows =
    amount > 0
      ? await db
          .insert(ledgerAccount)
          .values({ memberId, unit, balance: amount })
          .onConflictDoUpdate({
            target: [ledgerAccount.memberId, ledgerAccount.unit],
            set: { balance: after },
          })
          .returning()
      : await db
          .update(ledgerAccount)
          .set({ balance: after })
          .where(and(own, gte(balance, -amount)))
          .returning();
  return rows[0]?.balance;
};

/**
 * Posts in the caller's transaction; amounts of 0 are skipped. Refuses `tooFewPoints`, `tooLittleMoney` where a
 * balance would go below 0.
 */
export const post = async (
  tx: Database,
  owner: Owner,
  postings: readonly Posting[],
  now: number,
): Promise<void> => {
  for (const { amount, orderId = null, through = null, ...posting } of postings) {
    if (amount === 0) continue;
    const balanceAfter = await moved(tx, owner, amount);
    if (balanceAfter === undefined)
      throw new RefusedError(
        owner.unit === 'points' ? pointsRefusals.tooFewPoints : walletRefusals.tooLittleMoney,
      );
    const about = { ...owner, ...posting, orderId, through, at: new Date(now) };
    await tx.insert(ledgerEntry).values({ ...about, amount, balanceAfter });
  }
};
