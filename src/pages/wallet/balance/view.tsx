import { balanceEntries } from '../../../../schemas/wallet/endpoints.ts';
import { walletAddress } from '../../../entities/wallet/addresses.ts';
import { EntryRow } from '../../../entities/wallet/entry-row.tsx';
import { LedgerScreen, useWanted } from '../../../entities/wallet/ledger-screen.tsx';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';

/** `/amountdetail`: what changed the balance, each with what was there afterwards. */
export default function BalancePage() {
  const choice = useWanted();
  const list = useFreshList(useList(balanceEntries, choice.wanted));
  return (
    <LedgerScreen choice={choice}>
      <ListView
        key={JSON.stringify(choice.wanted)}
        list={list}
        rowHeight={76}
        skeleton="compact"
        label="余额明细"
        empty={
          <EmptyState
            text="这段时间没有余额变动"
            action={<ButtonLink href={walletAddress()}>回到钱包</ButtonLink>}
          />
        }
      >
        {({ title, at, way, amount, balance, link }) => (
          <EntryRow
            title={title}
            at={at}
            way={way}
            amount={`¥${amount}`}
            foot={`余额 ¥${balance}`}
            href={link}
          />
        )}
      </ListView>
    </LedgerScreen>
  );
}
