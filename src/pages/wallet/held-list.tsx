import { ownCouponsAddress } from '../../../schemas/coupon/addresses.ts';
import { membershipAddress } from '../../../schemas/membership/addresses.ts';
import { pointsAddress } from '../../../schemas/points/addresses.ts';
import type { WalletHome } from '../../../schemas/wallet/endpoints.ts';
import { dayText } from '../../platform/time/china-date.ts';
import { Unbroken } from '../../ui/value/unbroken.tsx';
import css from './held-list.module.css';

const cardText = ({ vipUntil, forever, now }: WalletHome): string => {
  if (forever) return '终身';
  if (vipUntil === null) return '未开通';
  return vipUntil > (now ?? 0) ? `至 ${dayText(vipUntil)}` : '已到期';
};

/** Cards, coupons and points that the member holds beside money. */
export const HeldList = ({ wallet }: { wallet: WalletHome }) => {
  const held = [
    { name: '我的积分', value: String(wallet.points), href: pointsAddress() },
    { name: '优惠券', value: `${wallet.coupons} 张`, href: ownCouponsAddress() },
    { name: '学习会员', value: cardText(wallet), href: membershipAddress() },
  ];
  return (
    <ul className={css.list}>
      {held.map(({ name, value, href }) => (
        <li key={href}>
          <a className={css.held} href={href}>
            <span className={css.value}>
              <Unbroken>{value}</Unbroken>
            </span>
            <span className={css.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
