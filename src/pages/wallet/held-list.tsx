import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import type { WalletHome } from '#schemas/wallet/endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './held-list.module.css';

const cardOf = ({ vipUntil, forever, now }: WalletHome): { name: string; value: string } => {
  const name = '学习会员';
  if (forever) return { name, value: '终身' };
  if (vipUntil === null) return { name, value: '未开通' };
  if (vipUntil <= (now ?? 0)) return { name, value: '已到期' };
  return { name: '会员有效期至', value: dayText(vipUntil) };
};

export const HeldList = ({ wallet }: { wallet: WalletHome }) => {
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
