import type { balanceEntries } from '#schemas/wallet/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { EntryRow } from './entry-row.tsx';

export type BalanceEntry = Data<typeof balanceEntries>['items'][number];

export const BalanceRow = ({ entry }: { entry: BalanceEntry }) => {
  const { title, at, way, amount, balance, link } = entry;
  return (
    <EntryRow
      {...{ title, at, way, href: link }}
      amount={sumText(amount)}
      foot={`余额 ${sumText(balance)}`}
    />
  );
};
