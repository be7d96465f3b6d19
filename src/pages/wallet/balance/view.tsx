import { walletAddress } from '#schemas/wallet/addresses.ts';
import { balanceEntries } from '#schemas/wallet/endpoints.ts';
import { EntryRow } from '#src/entities/wallet/entry-row.tsx';
import { useLedgerChoice } from '#src/entities/wallet/ledger-choice.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { sumText } from '#src/ui/value/amount.ts';

export default listView(balanceEntries, {
  label: '余额明细',
  rowHeight: 76,
  skeleton: 'compact',
  useChoice: useLedgerChoice,
  empty: { text: '这段时间没有余额变动', link: '回到钱包', to: walletAddress() },
  row: ({ title, at, way, amount, balance, link }) => (
    <EntryRow
      title={title}
      at={at}
      way={way}
      amount={sumText(amount)}
      foot={`余额 ${sumText(balance)}`}
      href={link}
    />
  ),
});
