import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { balanceAddress, spendingListAddress } from '#schemas/wallet/addresses.ts';
import { type WalletHome, walletHome } from '#schemas/wallet/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

const cardOf = ({ vipUntil, forever, now }: WalletHome): { name: string; value: string } => {
  const name = '学习会员';
  if (forever) return { name, value: '终身' };
  if (vipUntil === null) return { name, value: '未开通' };
  if (vipUntil <= (now ?? 0)) return { name, value: '已到期' };
  return { name: '会员有效期至', value: dayText(vipUntil) };
};

const HeldList = ({ wallet }: { wallet: WalletHome }) => {
  const held = [
    { name: '我的积分', value: String(wallet.points), href: pointsAddress() },
    { name: '优惠券', value: `${wallet.coupons} 张`, href: ownCouponsAddress() },
    { ...cardOf(wallet), href: membershipAddress() },
  ];
  return (
    <Stack
      as="ul"
      columns={3}
      above={12}
      below={12}
      side="gutter"
      surface="card"
      radius="card"
      clip
    >
      {held.map(({ name, value, href }) => (
        <li key={href}>
          <Box as="a" press="page" className={css.held} href={href}>
            <Text as="span" kind="section-title" digits>
              <Unbroken>{value}</Unbroken>
            </Text>
            <Text as="span" kind="meta" tone="secondary">
              {name}
            </Text>
          </Box>
        </li>
      ))}
    </Stack>
  );
};

type Way = { name: string; href: string };

const WayList = ({ ways }: { ways: readonly Way[] }) => (
  <Box as="ul" above={12} below={12} side="gutter" surface="card" radius="card" clip>
    {ways.map(({ name, href }) => (
      <Box as="li" edge="between" key={href}>
        <Box as="a" press="page" className={css.way} href={href}>
          <span>{name}</span>
          <Chevron />
        </Box>
      </Box>
    ))}
  </Box>
);

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
