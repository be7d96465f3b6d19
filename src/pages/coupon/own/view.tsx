import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { type CouponTab, couponTotals, myCoupons } from '#schemas/coupon/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { OwnTicket } from '../ticket/own.tsx';

const names: Readonly<Record<CouponTab, string>> = {
  unused: '未使用',
  used: '已使用',
  expired: '已过期',
};

const useCounts = () => {
  const { data, retry } = useCall(couponTotals);
  useSeenAgain(retry);
  return data;
};

const useChoice = tabChoice({ label: '按状态筛选', names, useCounts });

export default listView(myCoupons, {
  label: '我的优惠券',
  rowHeight: 124,
  skeleton: 'rows',
  cards: true,
  aside: <BarLink href={couponCenterAddress()} name="去领券" />,
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'unused' ? '还没有可用的优惠券' : `没有${names[tab]}的优惠券`,
    link: '去领券中心看看',
    to: couponCenterAddress(),
  }),
  row: (coupon) => <OwnTicket coupon={coupon} />,
});
