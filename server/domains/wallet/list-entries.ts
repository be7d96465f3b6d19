import { type EntriesQuery, entriesOf, toEntry } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export const listBalanceEntries = async ({ db, member }: Context<Member>, query: EntriesQuery) => {
  const { rows, pageCount } = await entriesOf(db, member.id, 'money', query);
  const items = rows.map((row) => ({
    ...toEntry(row),
    amount: yuan(Math.abs(row.entry.amount)),
    balance: yuan(row.entry.balanceAfter),
  }));
  return { items, pageCount };
};
