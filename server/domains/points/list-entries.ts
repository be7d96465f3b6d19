import { type EntriesQuery, entriesOf, toEntry } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

export const listPointsEntries = async ({ db, member }: Context<Member>, query: EntriesQuery) => {
  const { rows, pageCount } = await entriesOf(db, member.id, 'points', query);
  const items = rows.map((row) => ({
    ...toEntry(row),
    amount: Math.abs(row.entry.amount),
    balance: row.entry.balanceAfter,
  }));
  return { items, pageCount };
};
