import { couponCenterAddress, ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { type CouponTab, couponTotals } from '#schemas/coupon/endpoints.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';

export const ownTabs: Readonly<Record<CouponTab, string>> = {
  unused: '未使用',
  used: '已使用',
  expired: '已过期',
};

type Id = 'center' | CouponTab;

// `Object.keys` loses the type of the keys of `ownTabs`
const ids: readonly Id[] = ['center', ...(Object.keys(ownTabs) as CouponTab[])];

const addressOf = (id: Id): string => {
  if (id === 'center') return couponCenterAddress();
  return ownCouponsAddress({ tab: id === 'unused' ? undefined : id });
};

/** What can be had and what a member has are one place with two addresses. */
export const CouponTabs = ({ current }: { current: Id }) => {
  const { data, retry } = useCall(couponTotals);
  useSeenAgain(retry);
  const nameOf = (id: Id): string => {
    if (id === 'center') return '可领取';
    return data ? `${ownTabs[id]} ${data[id]}` : ownTabs[id];
  };
  return (
    <Tabs
      label="优惠券"
      tabs={ids.map((id) => ({ id, name: nameOf(id) }))}
      current={current}
      onChoose={(id) =>
        navigate(addressOf(ids.find((each) => each === id) ?? current), { replace: true })
      }
      look="line"
    />
  );
};
