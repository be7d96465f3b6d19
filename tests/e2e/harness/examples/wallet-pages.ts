import { and, eq } from 'drizzle-orm';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => {
  const spent = and(eq(ledgerEntry.memberId, memberId), eq(ledgerEntry.kind, 'order'));
  return { '/consumeDetail': `/consumeDetail?id=${await firstId(db, ledgerEntry, spent)}` };
};
