import { walletHome } from '../../../schemas/api/wallet.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { BalanceCard } from './balance-card.tsx';
import { WayList } from './way-list.tsx';

/** `/myWallet`: money and points, and where to look them up. */
export default function WalletPage() {
  const called = useCall(walletHome);
  return (
    <PageFrame route="/myWallet" title="我的钱包" flush onBack={() => goBack('/my')}>
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
        {({ balance, frozen, spent, points }) => (
          <>
            <BalanceCard
              name="余额（元）"
              value={balance ?? '0.00'}
              facts={[
                ['冻结', `¥${frozen ?? '0.00'}`],
                ['累计消费', `¥${spent ?? '0.00'}`],
              ]}
            />
            <WayList
              ways={[
                { name: '余额明细', href: '/amountdetail' },
                { name: '消费明细', href: '/xiaofeidetail' },
                { name: '我的订单', href: '/orderList' },
              ]}
            />
            <WayList
              ways={[
                { name: '我的积分', href: '/myIntegral', note: String(points) },
                { name: '我的优惠券', href: '/coupon' },
                { name: '学习会员', href: '/upgradeMember' },
              ]}
            />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
