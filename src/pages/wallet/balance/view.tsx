import { walletAddress } from '#schemas/wallet/addresses.ts';
import { balanceEntries } from '#schemas/wallet/endpoints.ts';
import { BalanceRow } from '#src/entities/wallet/balance-row.tsx';
import { useLedgerChoice } from '#src/entities/wallet/ledger-choice.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';

export default listView(balanceEntries, {
  label: '余额明细',
  rowHeight: 76,
  skeleton: 'compact',
  useChoice: useLedgerChoice,
  empty: { text: '这段时间没有余额变动', link: '回到钱包', to: walletAddress() },
  row: (entry) => <BalanceRow entry={entry} />,
});
