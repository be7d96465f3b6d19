import { featuredAddress } from '#schemas/category/addresses.ts';
import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { balanceAddress, spendingListAddress } from '#schemas/wallet/addresses.ts';
import { balanceEntries, type WalletHome, walletHome } from '#schemas/wallet/endpoints.ts';
import { isSettled } from '#src/entities/order/offers.tsx';
import { type BalanceEntry, BalanceRow } from '#src/entities/wallet/balance-row.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { RuleList } from '#src/ui/page/rule-list.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { isZero, sumText } from '#src/ui/value/amount.ts';
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
    <Box
      as="ul"
      className={css.holdings}
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
    </Box>
  );
};

type Way = { name: string; href: string };

const WayList = ({ title, ways }: { title?: string; ways: readonly Way[] }) => (
  <Box as="section" above={12} below={12} side="gutter" surface="card" radius="card" clip>
    {title && (
      <Text as="h2" kind="section-title" padInline="gutter" padStart={16}>
        {title}
      </Text>
    )}
    <ul>
      {ways.map(({ name, href }) => (
        <Box as="li" edge="between" key={href}>
          <Box as="a" press="page" className={css.way} href={href}>
            <span>{name}</span>
            <Chevron />
          </Box>
        </Box>
      ))}
    </ul>
  </Box>
);

const recordWays = [
  { name: '消费明细', href: spendingListAddress() },
  { name: '我的订单', href: orderListAddress() },
];

const usableWays = [
  { name: '课程和专栏', href: featuredAddress() },
  { name: '直播', href: liveHallAddress() },
  { name: '学习会员', href: membershipAddress() },
];

const rules = [
  '付款时选“余额支付”，余额要够付整笔订单，不能和微信支付合付。',
  '用余额付的订单，退款成功后钱回到余额；用微信付的，按原支付方式退回。',
  '余额来自余额支付的退款和平台发放的奖励，没有充值。',
];

const SHOWN = 3;

const Recent = ({ entries }: { entries: readonly BalanceEntry[] | undefined }) => (
  <Box as="section" above={12} below={12} side="gutter" surface="card" radius="card" clip>
    <Line justify="between" padStart={4}>
      <Text as="h2" kind="section-title" padInline="gutter">
        最近变动
      </Text>
      <BarLink href={balanceAddress()} name="全部明细" />
    </Line>
    {!entries?.length && (
      <Text tone="secondary" padInline="gutter" padEnd={16}>
        {entries
          ? '还没有余额变动。用余额付的订单退款、平台发放的奖励，都会记在这里。'
          : '最近变动没有加载出来，可以到全部明细里再试'}
      </Text>
    )}
    {entries?.slice(0, SHOWN).map((entry, nth) => (
      // entries of one moment may have equal words
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
      <BalanceRow entry={entry} key={nth} />
    ))}
  </Box>
);

export default detailView(walletHome, {
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  useExtra: () => useCall(balanceEntries, { direction: 'all', page: 1 }),
  useParts: (wallet, _again, entries) => ({
    body: (
      <>
        <BalanceCard
          name="余额（元）"
          value={wallet.balance ?? '0.00'}
          facts={[
            ...(isZero(wallet.frozen) ? [] : [['冻结', sumText(wallet.frozen)] as const]),
            ['累计消费', sumText(wallet.spent ?? '0.00')],
          ]}
        />
        <HeldList wallet={wallet} />
        {isSettled(entries) ? (
          <>
            <Recent entries={entries.data?.items} />
            <WayList ways={recordWays} />
            <WayList title="余额可以用来付" ways={usableWays} />
            <RuleList title="余额说明" rules={rules} />
          </>
        ) : (
          <Skeletons shapes={[['lines', 5]]} />
        )}
      </>
    ),
  }),
});
