import { walletHome } from '../../../../schemas/wallet/endpoints.ts';
import { orderListAddress } from '../../../entities/order/addresses.ts';
import { balanceAddress, spendingListAddress } from '../../../entities/wallet/addresses.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { BalanceCard } from '../../../ui/card/balance-card.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { HeldList } from '../held-list.tsx';
import { WayList } from '../way-list.tsx';

/** `/myWallet`: money and points, and where to look them up. */
export default function WalletPage() {
  const called = useCall(walletHome);
  return (
    <PageFrame flush>
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 5],
            ]}
          />
        }
      >
        {(wallet) => (
          <>
            <BalanceCard
              name="余额（元）"
              value={wallet.balance ?? '0.00'}
              facts={[
                ['冻结', `¥${wallet.frozen ?? '0.00'}`],
                ['累计消费', `¥${wallet.spent ?? '0.00'}`],
              ]}
            />
            <HeldList wallet={wallet} />
            <WayList
              ways={[
                { name: '余额明细', href: balanceAddress() },
                { name: '消费明细', href: spendingListAddress() },
                { name: '我的订单', href: orderListAddress() },
              ]}
            />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
