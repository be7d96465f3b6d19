import type { Database } from '../../database.ts';
import {
  type LedgerKind,
  type LedgerUnit,
  ledgerAccount,
  ledgerEntry,
} from '../../tables/ledger.ts';

type LedgerLine = {
  memberId: number;
  unit: LedgerUnit;
  kind: LedgerKind;
  amount: number;
  cause: string;
  title: string;
  at: number;
  orderId?: number;
  through?: 'simulated';
};

/** Takes entries in any order and writes them by time, with running balances. */
export const ledgerBook = () => {
  const lines: LedgerLine[] = [];
  return {
    note: (line: LedgerLine) => {
      lines.push(line);
    },
    write: async (db: Database): Promise<void> => {
      const balances = new Map<string, { memberId: number; unit: LedgerUnit; balance: number }>();
      const rows = lines
        .filter(({ amount }) => amount !== 0)
        .toSorted((one, other) => one.at - other.at)
        .map(({ at, ...line }) => {
          const { memberId, unit, amount } = line;
          const name = `${memberId} ${unit}`;
          const balance = (balances.get(name)?.balance ?? 0) + amount;
          balances.set(name, { memberId, unit, balance });
          return { ...line, balanceAfter: balance, at: new Date(at) };
        });
      await db.insert(ledgerEntry).values(rows);
      await db.insert(ledgerAccount).values([...balances.values()]);
    },
  };
};
