import { orderListAddress } from '#schemas/order/addresses.ts';
import { balanceAddress, spendingListAddress } from '#schemas/wallet/addresses.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { HeldList } from '../held-list.tsx';
import { WayList } from '../way-list.tsx';

const ways = [
  { name: '余额明细', href: balanceAddress() },
  { name: '消费明细', href: spendingListAddress() },
  { name: '我的订单', href: orderListAddress() },
];

export default detailView(walletHome, {
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  body: (wallet) => (
    <>
      <BalanceCard
        name="余额（元）"
        value={wallet.balance ?? '0.00'}
        facts={[
          ['冻结', sumText(wallet.frozen ?? '0.00')],
          ['累计消费', sumText(wallet.spent ?? '0.00')],
        ]}
      />
      <HeldList wallet={wallet} />
      <WayList ways={ways} />
    </>
  ),
});
